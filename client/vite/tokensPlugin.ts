import type { Plugin } from 'vite';
import { tokensCss } from '../app/theme/tokensCss.ts';

const publicId = 'virtual:tokens.css';
const resolvedId = `\0${publicId}`;

/** Serves the design tokens as a style sheet, so that no generated copy can go stale. */
export function tokensPlugin(): Plugin {
  return {
    name: 'local-offers:tokens',
    resolveId: (id) => (id === publicId ? resolvedId : undefined),
    load: (id) => (id === resolvedId ? tokensCss() : undefined),
  };
}
