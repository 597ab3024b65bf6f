import type { BrochureType } from '../../generated/types';

export interface ChosenPlace {
  name: string;
  lat: number;
  lon: number;
}

/** The filters in the address of the list. */
export interface BrowseFilters {
  /** category code; a parent includes its sub-categories */
  category: string | null;
  /** area code or did */
  mapArea: string | null;
  /** empty: the default list types */
  types: BrochureType[];
  q: string | null;
  /** a suburb to search around, instead of the visitor's position */
  place: ChosenPlace | null;
  vendorId: number | null;
  ids: number[];
}

export const noFilters: BrowseFilters = {
  category: null,
  mapArea: null,
  types: [],
  q: null,
  place: null,
  vendorId: null,
  ids: [],
};
