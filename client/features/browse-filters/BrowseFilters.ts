import type { BrochureType } from '../../generated/types';

export interface ChosenPlace {
  name: string;
  lat: number;
  lon: number;
}

/** The orders that visitors choose from, as the address names them. */
export const browseSorts = ['RELEVANCE', 'ENDS_SOON', 'SAVING', 'PRICE', 'NEWEST', 'TITLE'] as const;
export type BrowseSort = (typeof browseSorts)[number];

/** The filters in the address of the list. */
export interface BrowseFilters {
  /** category code; a parent includes its sub-categories */
  category: string | null;
  /** area code or did */
  mapArea: string | null;
  /** empty: the default list types */
  types: BrochureType[];
  q: string | null;
  /** suburb or town of the address, as "Carlton" or "Carlton VIC" */
  suburb: string | null;
  /** offers that show a price */
  withPrice: boolean;
  /** percent */
  minSaving: number | null;
  endsWithinDays: number | null;
  /** open at this moment by their opening hours */
  openNow: boolean;
  /** coupons that can be used at this moment by their hours */
  usableNow: boolean;
  /** a suburb to search around, instead of the visitor's position */
  place: ChosenPlace | null;
  /** kilometres from the place or the visitor; without either it has no effect */
  withinKm: number | null;
  vendorId: number | null;
  /** number of an ad: all ads of its business */
  businessOf: number | null;
  ids: number[];
  /** null: recommended, or the best match of a search, or nearest */
  sort: BrowseSort | null;
}

export const noFilters: BrowseFilters = {
  category: null,
  mapArea: null,
  types: [],
  q: null,
  suburb: null,
  withPrice: false,
  minSaving: null,
  endsWithinDays: null,
  openNow: false,
  usableNow: false,
  place: null,
  withinKm: null,
  vendorId: null,
  businessOf: null,
  ids: [],
  sort: null,
};
