import { brochureTypes } from '../brochures/fields/brochureTypes';
import type { Brochure } from '../brochures/Brochure';

/**
 * Returns the path of an ad's page; brochure ads have their own kind of page (docs/rules/screens.md#public-screens).
 */
export function brochurePagePath({ id, type }: Pick<Brochure, 'id' | 'type'>): string {
  return brochureTypes[type].page === 'brochure' ? `/details/brochure-ad/${id}` : `/details/${id}`;
}
