import { titleLetters } from '../../../../shared/lists/titleLetters';
import { browsePath } from '../../../features/browse-filters/addresses/browsePath';
import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';

/** The letter of the address; null without one, and in other orders than A–Z. */
export function readLetter(query: URLSearchParams, { sort }: Pick<BrowseFilters, 'sort'>): string | null {
  const letter = query.get('letter')?.trim().toUpperCase();
  return sort === 'TITLE' ? (titleLetters.find((known) => known === letter) ?? null) : null;
}

/** The list from A to Z, or its ads with this letter. */
export function letterPath(filters: BrowseFilters, letter: string | null): string {
  const list = browsePath({ ...filters, sort: 'TITLE' });
  return letter === null ? list : `${list}&letter=${letter}`;
}
