import type { Brochure } from '../../brochures/Brochure';

/** The figures that a buyer must confirm again, in cents. */
export interface OfferFigures {
  discountedPriceCents: number;
  normalPriceCents: number | null;
  discountCents: number | null;
}

/** Returns the current prices; null while the ad has none. */
export function offerFigures({
  discountedPriceCents,
  normalPriceCents,
  discountCents,
}: Pick<Brochure, 'discountedPriceCents' | 'normalPriceCents' | 'discountCents'>): OfferFigures | null {
  return discountedPriceCents === null ? null : { discountedPriceCents, normalPriceCents, discountCents };
}
