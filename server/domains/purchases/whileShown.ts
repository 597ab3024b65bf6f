import type { Brochure } from '../brochures/Brochure';

/** Returns the ad while it is public, else null. A buyer learns no more of an ad than any visitor does. */
export function whileShown(brochure: Brochure): Brochure | null {
  return brochure.recordStatus && brochure.status === 'PUBLISHED' ? brochure : null;
}
