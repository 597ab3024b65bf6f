import type { PositionValue } from '../../position-field/PositionValue';

/**
 * Only a pin is sent. A place that was found by the address the server finds again by itself, and knows then that it is
 * no pin.
 */
export function writePosition({ latitude, longitude, positionSource }: PositionValue) {
  const isPin = positionSource === 'EXACT' || positionSource === null;
  return isPin ? { latitude, longitude } : { latitude: null, longitude: null };
}
