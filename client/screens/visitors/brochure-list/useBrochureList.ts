import { deepestPage, deepestPageByRelevance } from '../../../../shared/lists/deepestPage';
import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import { brochureFilter, brochureOrder } from '../../../features/browse-filters/brochureFilter';
import { previewedFilter } from '../../../features/previews/previewedFilter';
import { useAskAgainSignedIn } from '../../../features/previews/useAskAgainSignedIn';
import { usePreviewToken } from '../../../features/previews/usePreviewToken';
import { useNearMePosition } from '../../../features/browse-filters/near-me/useNearMe';
import { useReleaseNearMe } from '../../../features/browse-filters/near-me/useReleaseNearMe';
import { useBrochureListScreenQuery } from '../../../generated/BrochureListScreen';
import { useLoadMore } from '../../../ui/load-more/useLoadMore';
import { usePageStart } from '../../../platform/page/usePageStart';
import { useFirstPage } from './listPosition';
import { useGrowingList } from './useGrowingList';

/** Full rows at 2, 3 and 4 columns; with more cards a phone responds late to the first touch. */
const pageSize = 12;
/** Two pages: what is below the first view is soon there. */
const laterSize = 24;
/** a list of up to two pages needs no letters */
const shortList = 2 * pageSize;
/** Near-me page size 50 (docs/rules/errors-and-limits.md#page-sizes). */
const nearMePageSize = 50;

/** The ads that match the filters, and more on demand. While filters change, the previous ads stay in view. */
export function useBrochureList(filters: BrowseFilters, letter: string | null) {
  const own = useNearMePosition();
  const near = filters.place ?? own;
  const after = usePageStart();
  const named = useFirstPage();
  const size = near ? nearMePageSize : pageSize;
  // the visitor's own position is in no address, and neither are pages around it
  const isNumbered = after === null && (near === null || filters.place !== null);
  const orderBy = brochureOrder(filters, near);
  const isByRelevance = orderBy[0]?.field === 'RELEVANCE';
  const deepest = isByRelevance ? deepestPageByRelevance : deepestPage;
  const page = isNumbered && named > 1 && named <= deepest ? named : null;
  const previewToken = usePreviewToken();
  const filter = previewedFilter(brochureFilter(filters, near), previewToken);
  const { data, previousData, loading, error, refetch, fetchMore } = useBrochureListScreenQuery({
    variables: {
      first: after !== null && !near ? laterSize : size,
      after,
      page,
      filter: letter === null ? filter : { ...filter, letter },
      orderBy,
    },
    notifyOnNetworkStatusChange: true,
  });

  useReleaseNearMe(own, data !== undefined || error !== undefined);
  const isNamed = filters.ids.length > 0 || filters.vendorId !== null;
  useAskAgainSignedIn('brochures', isNamed && data !== undefined);

  const found = (data ?? (error ? undefined : previousData))?.brochures;
  const brochures = useGrowingList(found);
  const endCursor = brochures?.pageInfo.hasNextPage === true ? brochures.pageInfo.endCursor : null;
  const count = brochures?.edges.length ?? 0;
  const more = useLoadMore(endCursor, () => {
    const next = { first: near ? nearMePageSize : laterSize, after: endCursor, page: null };
    // the cache has pages after a numbered one apart, so they are appended here
    if (page === null) return fetchMore({ variables: next });
    return fetchMore({
      variables: next,
      updateQuery: (shown, { fetchMoreResult: { brochures: added } }) => ({
        brochures: { ...added, edges: [...shown.brochures.edges, ...added.edges] },
      }),
    });
  });

  return {
    brochures,
    /** without the letter */
    filter,
    hasLetters: filters.sort === 'TITLE' && (letter !== null || (brochures?.totalCount ?? 0) > shortList),
    /** the cursor of the next page; null at the end */
    endCursor,
    /** the pages with numbers; null if the list has none or is not there yet */
    pages:
      isNumbered && data
        ? {
            first: page ?? 1,
            reached: (page ?? 1) - 1 + Math.max(1, Math.ceil(count / size)),
            last: Math.min(deepest, Math.ceil(data.brochures.totalCount / size)),
            isCut: isByRelevance && data.brochures.totalCount > deepest * size,
          }
        : null,
    /** the number of the page that begins with this ad; undefined for the ads between */
    pageAt: (index: number) => (isNumbered && index % size === 0 ? (page ?? 1) + index / size : undefined),
    isContinued: after !== null,
    isNearMe: near !== null,
    isLoading: loading && !more.isLoadingMore,
    ...more,
    isLoadingMore: more.isLoadingMore || brochures !== found,
    error,
    tryAgain: () => void refetch(),
  };
}
