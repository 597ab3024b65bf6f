import { useLocation, type Location, type Path } from 'react-router';
import { deepestPage } from '../../../../shared/lists/deepestPage';
import { preserveScrollWith } from '../../../platform/scroll/preserveScroll';

/** The number of the page in the address; 1 for anything else. */
export function readPage(search: string): number {
  const page = Number(new URLSearchParams(search).get('page'));
  return Number.isInteger(page) && page >= 1 && page <= deepestPage ? page : 1;
}

/** The address of another page of the same list. */
export function pagePath({ pathname, search }: Pick<Path, 'pathname' | 'search'>, page: number): string {
  const query = new URLSearchParams(search);
  query.delete('after');
  query.delete('page');
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
}

interface GrownList {
  /** the number of the page that the list begins with */
  firstPage: number;
  /** the document in which the list has grown; another one begins with the page of its address */
  document: number;
}

/** State of the navigation to the address of a list's last page, after it has grown there from `firstPage`. */
export function grownState(firstPage: number): GrownList {
  return preserveScrollWith({ firstPage, document: performance.timeOrigin });
}

/**
 * The number of the page that the list begins with. It is that of the address, or an earlier one if the list has grown
 * to the address in this document, so that "back" finds all of it again.
 */
export function useFirstPage(): number {
  const { search, state } = useLocation() as Location<Partial<GrownList> | null>;
  const isGrown = state?.firstPage !== undefined && state.document === performance.timeOrigin;
  return isGrown ? (state.firstPage ?? 1) : readPage(search);
}
