import type { Brochure } from '../brochures/Brochure';

/** The page of an ad: brochure ads have one of their own (specification, section 2). */
export function brochurePagePath({ id, type }: Pick<Brochure, 'id' | 'type'>): string {
  return type === 'BRO_AD' ? `/details/brochure-ad/${id}` : `/details/${id}`;
}
