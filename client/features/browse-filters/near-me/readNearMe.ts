import type { VisitorPosition } from '../../../platform/geolocation/currentPosition';
import { localStore } from '../../../platform/storage/localStore';
import { nearMeKey } from '../restoring/storedFilterKeys';

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** The stored position of the visitor; null while "Near me" is off. */
export function readNearMe(): VisitorPosition | null {
  const stored = localStore.read(nearMeKey);
  if (typeof stored !== 'object' || stored === null) return null;
  const { isOn, lat, lon, accuracy } = stored as Record<string, unknown>;
  if (isOn !== true || !isNumber(lat) || !isNumber(lon)) return null;
  return isNumber(accuracy) && accuracy > 0 ? { lat, lon, accuracy } : { lat, lon };
}
