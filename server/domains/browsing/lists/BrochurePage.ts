import type { Page } from '../../../platform/graphql/Page';
import type { Brochure } from '../../brochures/Brochure';

export interface ListedBrochure {
  brochure: Brochure;
  cursor: string;
  /** from the place in `filter.near`, rounded to 10 m; null without a place */
  distanceKm: number | null;
}

/** One page of ads. `totalCount()` queries the database at most once, and only when called. */
export type BrochurePage = Page<ListedBrochure>;
