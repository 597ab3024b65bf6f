import type { PositionValue } from './PositionValue';

/**
 * What is sent of a position: a pin only. Where the server has found the place by the address it finds it again, and
 * goes on doing so when the address changes; as a pin it would stay behind.
 */
export function pinOf({ latitude, longitude, positionSource }: PositionValue): {
  latitude: number | null;
  longitude: number | null;
} {
  return positionSource === 'EXACT' ? { latitude, longitude } : { latitude: null, longitude: null };
}
