import type { Position } from '../../platform/geolocation/currentPosition';
import { localStore } from '../../platform/storage/localStore';

/** Stored filter nearMeFilter {isOn, lat, lon} (specification, section 3). It never appears in an address. */
const key = 'nearMeFilter';

const listeners = new Set<() => void>();
let position: Position | null | undefined;

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function readStored(): Position | null {
  const stored = localStore.read(key);
  if (typeof stored !== 'object' || stored === null) return null;
  const { isOn, lat, lon } = stored as Record<string, unknown>;
  return isOn === true && isNumber(lat) && isNumber(lon) ? { lat, lon } : null;
}

/** Where the visitor is while "Near me" is on; null while it is off. */
export const nearMeStore = {
  get: (): Position | null => {
    position ??= readStored();
    return position;
  },

  set: (next: Position | null): void => {
    position = next;
    localStore.write(key, next ? { isOn: true, ...next } : { isOn: false });
    for (const listener of listeners) listener();
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
