import type { Brochure } from '../brochures/Brochure';

/** The page of an ad: brochure ads have one of their own (docs/rules/screens.md#public-screens). */
export function brochurePagePath({ id, type }: Pick<Brochure, 'id' | 'type'>): string {
  return type === 'BRO_AD' ? `/details/brochure-ad/${id}` : `/details/${id}`;
}
