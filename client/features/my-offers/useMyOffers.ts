import { useSyncExternalStore } from 'react';
import type { MyOffers } from './MyOffers';
import { myOffersStore } from './myOffersStore';

export function useMyOffers(): MyOffers {
  return useSyncExternalStore(myOffersStore.subscribe, myOffersStore.get, myOffersStore.getOnServer);
}
