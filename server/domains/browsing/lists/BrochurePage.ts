import type { Page } from '../../../platform/graphql/Page';
import type { Brochure } from '../../brochures/Brochure';

export interface ListedBrochure {
  brochure: Brochure;
  cursor: string;
  /** from the place in `filter.near`, to 10 m; null without one */
  distanceKm: number | null;
}

/** One page of ads; `totalCount()` asks the database once, and only when called. */
export type BrochurePage = Page<ListedBrochure>;
