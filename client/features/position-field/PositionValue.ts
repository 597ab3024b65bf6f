import type { PositionSource } from '../../generated/types';

/** An ad's position and its source. */
export interface PositionValue {
  latitude: number | null;
  longitude: number | null;
  positionSource: PositionSource | null;
}

export const nowhere: PositionValue = { latitude: null, longitude: null, positionSource: null };
