import type { VisitorPosition } from '../../../platform/geolocation/currentPosition';
import { localStore } from '../../../platform/storage/localStore';
import { createStore } from '../../../platform/stores/createStore';
import { readNearMe } from './readNearMe';
import { nearMeKey } from '../restoring/storedFilterKeys';

const store = createStore<VisitorPosition | null>(null, readNearMe);

/** The visitor's position while "Near me" is on; null while it is off, on the server and during hydration. */
export const nearMeStore = {
  ...store,
  set: (position: VisitorPosition | null): void => {
    localStore.write(nearMeKey, position ? { isOn: true, ...position } : { isOn: false });
    store.set(position);
  },
};
