import type { SitePalette } from '../../../shared/colours/siteColours';
import { brand } from './brand';

export type DrawingKind = 'svg' | 'png';

/** An uploaded logo or icon; its content is in the table of drawings. */
export interface SiteDrawing {
  /** SHA-256 of the content, in hexadecimal */
  hash: string;
  kind: DrawingKind;
  /** of its picture, in pixels */
  width: number;
  height: number;
}

/** An uploaded drawing with its content. */
export interface StoredDrawing extends SiteDrawing {
  content: Buffer;
  /** PNG, up to 1024 pixels */
  picture: Buffer;
}

/** A drawing that the site shows. */
export interface LoadedDrawing extends StoredDrawing {
  /** PNG, for mails and documents, which bring it with them: up to 480 × 96 pixels */
  smallPicture: Buffer;
}

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
  logo: SiteDrawing | null;
  /** null: the logo is shown in dark mode too */
  logoDark: SiteDrawing | null;
  /** a square; null: made from the logo */
  icon: SiteDrawing | null;
}

export const drawingNames = ['logo', 'logoDark', 'icon'] as const;

export const noSiteValues: SiteValues = {
  ...{ name: null, shortName: null, tagline: null, description: null, contactEmail: null },
  ...{ socialLinks: [], light: null, dark: null, logo: null, logoDark: null, icon: null },
};

/** the brand of the build */
export const builtBrand = structuredClone(brand);

/** All that a process follows. */
export interface SiteSnapshot {
  version: number;
  values: SiteValues;
  /** by their hash */
  drawings: ReadonlyMap<string, LoadedDrawing>;
}

let current: SiteSnapshot = { version: 0, values: noSiteValues, drawings: new Map() };
const listeners = new Set<() => void>();

/** Returns the values that this process follows. */
export function siteValues(): SiteValues {
  return current.values;
}

/** Returns a drawing of the values that this process follows. It is in memory, so an outage of the database hides no logo. */
export function loadedDrawing(name: (typeof drawingNames)[number]): LoadedDrawing | null {
  const drawing = current.values[name];
  return drawing && (current.drawings.get(drawing.hash) ?? null);
}

/** 0: as built */
export function siteVersion(): number {
  return current.version;
}

/** Returns what another process of ours needs to look the same: `applySiteValues` takes it. */
export function siteSnapshot(): SiteSnapshot {
  return current;
}

/** Calls back after each change of the values. Returns the function that ends that. */
export function onSiteValues(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lays values over the brand of this process: `brand` has them from now on. */
export function applySiteValues(
  version: number,
  given: Partial<SiteValues>,
  drawings: ReadonlyMap<string, LoadedDrawing> = new Map(),
): void {
  if (version === current.version) return;
  // rows that an older version of the site wrote lack what was added later
  const values = { ...noSiteValues, ...given };
  current = { version, values, drawings };
  const texts = { name: values.name, shortName: values.shortName, tagline: values.tagline };
  for (const [key, value] of Object.entries({ ...texts, description: values.description })) {
    const name = key as keyof typeof texts | 'description';
    brand[name] = value ?? builtBrand[name];
  }
  Object.assign(brand.light, builtBrand.light, values.light);
  Object.assign(brand.dark, builtBrand.dark, values.dark);
  for (const listener of listeners) listener();
}
