import type { VisitorPosition } from '../../../platform/geolocation/currentPosition';
import { localStore } from '../../../platform/storage/localStore';
import { readNearMe } from './readNearMe';
import { nearMeKey } from '../restoring/storedFilterKeys';

const listeners = new Set<() => void>();
let position: VisitorPosition | null | undefined;

/** The visitor's position while "Near me" is on; null while it is off. */
export const nearMeStore = {
  get: (): VisitorPosition | null => {
    position ??= readNearMe();
    return position;
  },

  set: (next: VisitorPosition | null): void => {
    position = next;
    localStore.write(nearMeKey, next ? { isOn: true, ...next } : { isOn: false });
    for (const listener of listeners) listener();
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
