import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { withNews } from '../../../features/my-offers/withNews';
import { myOffersStore } from '../../../features/my-offers/myOffersStore';
import { HeldCouponNewsDocument } from '../../../generated/HeldCouponNews';
import { SavedOffersNewsDocument } from '../../../generated/SavedOffersNews';
import type { SavedOffer } from '../../../features/my-offers/MyOffers';
import { savedOfferOf } from '../../../features/my-offers/savedOfferOf';
import type { SavedOffersNewsQuery } from '../../../generated/types';

/** the server answers no more at once */
const atOnce = 100;

/** Asks once what has become of everything. Where no answer comes, what the device knows stays as it is. */
export function useNewsOfMyOffers(): void {
  const client = useApolloClient();

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
    // what was redeemed, withdrawn or has ended stays so
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

/** What the server says of the saved ads it was asked about; what it does not show any more is gone. */
function offersWithNews(asked: readonly SavedOffer[], nodes: SavedOffersNewsQuery['nodes']): SavedOffer[] {
  const shown = nodes.flatMap((node) => (node?.__typename === 'Brochure' ? [savedOfferOf(node)] : []));
  return asked.map((offer) => shown.find(({ id }) => id === offer.id) ?? { ...offer, isGone: true });
}
