import { localStore } from '../../platform/storage/localStore';
import { noOffers, type MyOffers } from './MyOffers';
import { myOffersVersion, readMyOffers } from './readMyOffers';

const key = 'myOffers';
const listeners = new Set<() => void>();
let current: MyOffers | null = null;

function get(): MyOffers {
  return (current ??= readMyOffers(localStore.read(key)));
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Reloads the store after another tab has changed it. */
function followOtherTabs(event: StorageEvent): void {
  if (event.key !== null && event.key !== key) return;
  current = null;
  tell();
}

if (typeof window !== 'undefined') window.addEventListener('storage', followOtherTabs);

/** Saved ads and coupons of this device, without an account. */
export const myOffersStore = {
  get,

  /** Empty, because the server does not know the device. */
  getOnServer: (): MyOffers => noOffers,

  /** Applies the change to the stored state, so that two tabs do not overwrite each other. */
  change: (make: (offers: MyOffers) => MyOffers): void => {
    const stored = localStore.read(key);
    const before = stored === undefined ? get() : readMyOffers(stored);
    current = make(before);
    localStore.write(key, { version: myOffersVersion, ...current });
    tell();
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
