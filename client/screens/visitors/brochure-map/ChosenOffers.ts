import type { BrochureType } from '../../../generated/types';
import type { Position } from '../../../platform/geolocation/currentPosition';

/** The selection on the map or in the list: one ad, or all ads at one position. */
export interface ChosenOffers {
  databaseIds: number[];
  at: Position;
  /** set if the ad was selected in the list: the map shows it outside any group */
  type?: BrochureType;
}
