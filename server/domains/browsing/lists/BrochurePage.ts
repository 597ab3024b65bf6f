import type { Page } from '../../../platform/graphql/Page';
import type { Brochure } from '../../brochures/Brochure';

/** An ad of a page. Cursor and distance are computed when they are read. */
export interface ListedBrochure {
  readonly brochure: Brochure;
  readonly cursor: string;
  /** from the place in `filter.near`, rounded to 10 m; null without a place */
  readonly distanceKm: number | null;
}

/** One page of ads. The counts query the database at most once, and only when called. */
export interface BrochurePage extends Page<ListedBrochure> {
  offerCount(): number | Promise<number>;
}
