import type { PositionSource } from '../../generated/types';

/** Where an ad stands, and how that is known. */
export interface PositionValue {
  latitude: number | null;
  longitude: number | null;
  positionSource: PositionSource | null;
}

export const nowhere: PositionValue = { latitude: null, longitude: null, positionSource: null };
