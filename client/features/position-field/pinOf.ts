import type { PositionValue } from './PositionValue';

/**
 * Returns only a pin for sending. The server finds other positions again by the address, now and whenever it changes;
 * sent as a pin, they would stay behind.
 */
export function pinOf({ latitude, longitude, positionSource }: PositionValue): {
  latitude: number | null;
  longitude: number | null;
} {
  return positionSource === 'EXACT' ? { latitude, longitude } : { latitude: null, longitude: null };
}
