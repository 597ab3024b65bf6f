import { useEffect } from 'react';
import { withNews } from '../../../features/my-offers/withNews';
import { myOffersStore } from '../../../features/my-offers/myOffersStore';
import { HeldCouponNewsDocument } from '../../../generated/HeldCouponNews';
import { SavedOffersNewsDocument } from '../../../generated/SavedOffersNews';
import type { SavedOffer } from '../../../features/my-offers/MyOffers';
import { savedOfferOf } from '../../../features/my-offers/savedOfferOf';
import type { SavedOffersNewsQuery } from '../../../generated/types';
import { useClient } from '../../../platform/apollo/useClient';

/** the server's limit for one request */
const atOnce = 100;

/**
 * Asks the server once for the current state of coupons and ads. Without a response, the device's data stay as they
 * are.
 */
export function useNewsOfMyOffers(): void {
  const client = useClient();

  useEffect(() => {
    const { saved, coupons } = myOffersStore.get();
    const asked = saved.slice(0, atOnce);
    if (asked.length > 0) {
      client
        .query({
          query: SavedOffersNewsDocument,
          variables: { ids: asked.map(({ id }) => id) },
          fetchPolicy: 'no-cache',
        })
        .then(({ data }) => {
          if (data) myOffersStore.change((offers) => withNews(offers, { saved: offersWithNews(asked, data.nodes) }));
        })
        .catch(() => undefined);
    }
    // redeemed, withdrawn and ended coupons cannot change any more
    for (const { token } of coupons.filter(({ state }) => state === 'VALID')) {
      client
        .query({ query: HeldCouponNewsDocument, variables: { token }, fetchPolicy: 'no-cache' })
        .then(({ data }) => {
          if (data) myOffersStore.change((offers) => withNews(offers, { coupons: [data.reservedCoupon] }));
        })
        .catch(() => undefined);
    }
  }, [client]);
}

/** The server's data about the saved ads; an ad that it does not return is gone. */
function offersWithNews(asked: readonly SavedOffer[], nodes: SavedOffersNewsQuery['nodes']): SavedOffer[] {
  const shown = nodes.flatMap((node) => (node?.__typename === 'Brochure' ? [savedOfferOf(node)] : []));
  return asked.map((offer) => shown.find(({ id }) => id === offer.id) ?? { ...offer, isGone: true });
}
