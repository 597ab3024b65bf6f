import type { SitePalette } from '../../../shared/colours/siteColours';
import { brand } from './brand';

/** What administrators set about the site; null: as the build or the environment has it. */
export interface SiteValues {
  name: string | null;
  shortName: string | null;
  tagline: string | null;
  description: string | null;
  contactEmail: string | null;
  /** pages of the operator on social networks, for the footer */
  socialLinks: readonly string[];
  light: SitePalette | null;
  dark: SitePalette | null;
}

export const noSiteValues: SiteValues = {
  ...{ name: null, shortName: null, tagline: null, description: null, contactEmail: null },
  ...{ socialLinks: [], light: null, dark: null },
};

/** the brand of the build */
export const builtBrand = structuredClone(brand);

let current: { version: number; values: SiteValues } = { version: 0, values: noSiteValues };
const listeners = new Set<() => void>();

/** Returns the values that this process follows. */
export function siteValues(): SiteValues {
  return current.values;
}

/** 0: as built */
export function siteVersion(): number {
  return current.version;
}

/** Calls back after each change of the values. Returns the function that ends that. */
export function onSiteValues(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lays values over the brand of this process: `brand` has them from now on. */
export function applySiteValues(version: number, values: SiteValues): void {
  if (version === current.version) return;
  current = { version, values };
  const texts = { name: values.name, shortName: values.shortName, tagline: values.tagline };
  for (const [key, value] of Object.entries({ ...texts, description: values.description })) {
    const name = key as keyof typeof texts | 'description';
    brand[name] = value ?? builtBrand[name];
  }
  Object.assign(brand.light, builtBrand.light, values.light);
  Object.assign(brand.dark, builtBrand.dark, values.dark);
  for (const listener of listeners) listener();
}
