import { useStore } from '../../platform/stores/useStore';
import type { MyOffers } from './MyOffers';
import { myOffersStore } from './myOffersStore';

export function useMyOffers(): MyOffers {
  return useStore(myOffersStore);
}
