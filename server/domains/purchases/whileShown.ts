import type { Brochure } from '../brochures/Brochure';

/** What is said of an ad to a buyer: who asks for a coupon learns no more of it than who asks for the ad itself. */
export function whileShown(brochure: Brochure): Brochure | null {
  return brochure.recordStatus && brochure.status === 'PUBLISHED' ? brochure : null;
}
