import type { BrochureType } from '../../generated/types';

/** What the visitor looks for, as the address of the list says it. */
export interface BrowseFilters {
  /** codes; a parent includes its sub-categories */
  category: string | null;
  /** code or did */
  mapArea: string | null;
  /** none: the default list types */
  types: BrochureType[];
  q: string | null;
  vendorId: number | null;
  ids: number[];
}

export const noFilters: BrowseFilters = {
  category: null,
  mapArea: null,
  types: [],
  q: null,
  vendorId: null,
  ids: [],
};
