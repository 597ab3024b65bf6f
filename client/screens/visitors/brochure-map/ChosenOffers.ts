import type { BrochureType } from '../../../generated/types';
import type { MapBox } from '../../../features/maps/MapBox';
import type { Position } from '../../../platform/geolocation/currentPosition';

/** The selection on the map or in the list: one ad, or all ads at one position. */
export interface ChosenOffers {
  /** empty if they are too many to name; `within` then has them */
  databaseIds: number[];
  /** the door of ads that are too many to name */
  within?: MapBox;
  at: Position;
  /** set if the ad was selected in the list: the map shows it outside any group */
  type?: BrochureType;
}
