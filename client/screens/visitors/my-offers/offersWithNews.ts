import type { SavedOffer } from '../../../features/my-offers/MyOffers';
import { savedOfferOf } from '../../../features/my-offers/savedOfferOf';
import type { SavedOffersNewsQuery } from '../../../generated/types';

/** What the server says of the saved ads it was asked about; what it does not show any more is gone. */
export function offersWithNews(asked: readonly SavedOffer[], nodes: SavedOffersNewsQuery['nodes']): SavedOffer[] {
  const shown = nodes.flatMap((node) => (node?.__typename === 'Brochure' ? [savedOfferOf(node)] : []));
  return asked.map((offer) => shown.find(({ id }) => id === offer.id) ?? { ...offer, isGone: true });
}
