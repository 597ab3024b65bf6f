import type { RequestContext } from '../../../../platform/context/RequestContext';
import type { ListedBrochure } from '../BrochurePage';
import { listBrochures, type ListBrochuresInput } from '../listBrochures';

export interface NumberedPageInput extends Pick<ListBrochuresInput, 'filter' | 'orderBy' | 'fields'> {
  /** from 0 */
  page: number;
  pageSize: number;
}

/** Format of lists on /rest (docs/rules/search-and-lists.md#pages). */
export interface NumberedPage {
  content: ListedBrochure[];
  totalElements: number;
  totalPages: number;
  number: number;
  size: number;
}

/** default page size (docs/rules/search-and-lists.md#pages) */
const largestNumberedPage = 500;

/** Returns a page by its number, for /rest. A first page that holds the whole list needs no count. */
export async function listBrochuresByPageNumber(
  context: RequestContext,
  { page, pageSize, filter, orderBy, fields }: NumberedPageInput,
): Promise<NumberedPage> {
  const list = await listBrochures(context, {
    page: { first: pageSize, offset: page * pageSize },
    filter: filter ?? null,
    orderBy: orderBy ?? null,
    maxPageSize: largestNumberedPage,
    ...(fields && { fields }),
  });
  const isWhole = page === 0 && !list.hasNextPage;
  const totalElements = isWhole ? list.edges.length : await list.totalCount();
  return {
    content: list.edges,
    totalElements,
    totalPages: Math.ceil(totalElements / Math.max(1, pageSize)),
    number: page,
    size: pageSize,
  };
}
