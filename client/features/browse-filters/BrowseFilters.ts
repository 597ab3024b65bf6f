import type { BrochureType } from '../../generated/types';

export interface ChosenPlace {
  name: string;
  lat: number;
  lon: number;
}

/** What the visitor looks for, as the address of the list says it. */
export interface BrowseFilters {
  /** codes; a parent includes its sub-categories */
  category: string | null;
  /** code or did */
  mapArea: string | null;
  /** none: the default list types */
  types: BrochureType[];
  q: string | null;
  /** a suburb to look around in, instead of the visitor's own place */
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
