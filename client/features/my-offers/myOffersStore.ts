import { followOtherTabs } from '../../platform/storage/followOtherTabs';
import { localStore } from '../../platform/storage/localStore';
import { createStore } from '../../platform/stores/createStore';
import { noOffers, type MyOffers } from './MyOffers';
import { myOffersVersion, readMyOffers } from './readMyOffers';

const key = 'myOffers';
const read = () => readMyOffers(localStore.read(key));

// empty on the server, which does not know the device
const { set, ...store } = createStore(noOffers, read);

followOtherTabs([key], () => set(read()));

/** Saved ads and coupons of this device, without an account. */
export const myOffersStore = {
  ...store,

  /** Applies the change to the stored state, so that two tabs do not overwrite each other. */
  change: (make: (offers: MyOffers) => MyOffers): void => {
    const stored = localStore.read(key);
    const next = make(stored === undefined ? store.get() : readMyOffers(stored));
    localStore.write(key, { version: myOffersVersion, ...next });
    set(next);
  },
};
