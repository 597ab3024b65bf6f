import type { BrochureType } from '../../../generated/types';
import type { Position } from '../../../platform/geolocation/currentPosition';

/** What was pressed on the map or shown from the list: one ad, or all that stand at one place. */
export interface ChosenOffers {
  databaseIds: number[];
  at: Position;
  /** of an ad that was chosen in the list: the map shows it alone, out of any group */
  type?: BrochureType;
}
