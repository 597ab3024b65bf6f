import type { Brochure } from '../../brochures/Brochure';

/** What a buyer is asked again with, in cents. */
export interface OfferFigures {
  discountedPriceCents: number;
  normalPriceCents: number | null;
  discountCents: number | null;
}

/** The prices as they are now; null while the ad has none. */
export function offerFigures({
  discountedPriceCents,
  normalPriceCents,
  discountCents,
}: Pick<Brochure, 'discountedPriceCents' | 'normalPriceCents' | 'discountCents'>): OfferFigures | null {
  return discountedPriceCents === null ? null : { discountedPriceCents, normalPriceCents, discountCents };
}
