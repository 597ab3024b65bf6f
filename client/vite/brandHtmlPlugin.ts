import type { Plugin } from 'vite';
import { siteName } from '../generated/brand.ts';
import { dark, light } from '../generated/palettes.ts';

const values: Record<string, string> = {
  siteName: siteName.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  lightSurface: light.surface,
  darkSurface: dark.surface,
};

/** Fills `%siteName%` and other names of the brand in index.html. */
export function brandHtmlPlugin(): Plugin {
  return {
    name: 'local-offers:brand-html',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(/%(\w+)%/g, (place, name: string) => values[name] ?? place),
    },
  };
}
