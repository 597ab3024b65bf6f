import type { CategoriesQuery, ChangesQuery, MapAreasQuery, OfferFragment } from '../generated/documents.js';

/** An ad as visitors see it. Prices are Australian cents, days are 2026-11-25 in the ad's own `timeZone`. */
export type Offer = OfferFragment;

/** A change of one ad: the ad as it is now, or why it left (`reason`). */
export type Change = ChangesQuery['brochureChanges']['edges'][number]['node'];

export interface ChangePage {
  changes: Change[];
  /** Keep it when the changes are stored: it is where to go on, also after a crash. */
  cursor: string;
}

export type NamedCategory = CategoriesQuery['categories']['edges'][number]['node'];
export type NamedMapArea = MapAreasQuery['mapAreas']['edges'][number]['node'];
