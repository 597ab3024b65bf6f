import type { BrochureType } from '../../../brochures/BrochureType';
import type { Hours } from './Hours';

/** Ads of one suburb share one. */
export interface Suburb {
  /** equal for all spellings */
  key: string;
  /** "Carlton VIC" as it is written */
  name: string;
  /** "carlton" and "carlton vic", which a filter may name */
  named: readonly string[];
}

/** What filters and counts look at of a published ad. */
export interface CountedAd {
  id: number;
  type: BrochureType;
  mapAreaId: number | null;
  /** main and further categories and their parents, each once */
  categoryIds: readonly number[];
  suburb: Suburb | null;
  /** milliseconds, or infinite */
  visibleFrom: number;
  visibleUntil: number;
  isOffer: boolean;
  hasPrice: boolean;
  /** hundredths of a percent; null: none, or not an offer */
  saving: number | null;
  /** null: it has none */
  openingHours: Hours | null;
  couponHours: Hours | null;
  /** kilometres from the earth's centre; null: no position */
  point: readonly [x: number, y: number, z: number] | null;
}
