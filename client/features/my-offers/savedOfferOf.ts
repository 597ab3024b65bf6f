import type { SaveOfferButtonBrochureFragment } from '../../generated/types';
import { placeLine } from '../brochures/placeLine';
import type { SavedOffer } from './MyOffers';

/** The snapshot of an ad to store: texts, dates and the smallest picture that is sharp in a row of the list. */
export function savedOfferOf(brochure: SaveOfferButtonBrochureFragment): SavedOffer {
  const { id, databaseId, type, displayTitle, validTo, thumbnail } = brochure;
  const small = thumbnail?.renditions.find(({ width }) => width >= 300) ?? thumbnail?.renditions.at(-1);
  return {
    ...{ id, databaseId, type, validTo, title: displayTitle, place: placeLine(brochure), isGone: false },
    picture: small?.url ?? thumbnail?.url ?? null,
  };
}
