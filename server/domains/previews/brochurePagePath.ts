import { brochureTypes } from '../brochures/fields/brochureTypes';
import type { Brochure } from '../brochures/Brochure';

/** The page of an ad: brochure ads have one of their own (docs/rules/screens.md#public-screens). */
export function brochurePagePath({ id, type }: Pick<Brochure, 'id' | 'type'>): string {
  return brochureTypes[type].page === 'brochure' ? `/details/brochure-ad/${id}` : `/details/${id}`;
}
