import { useTransition } from 'react';
import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import { brochureFilter, brochureOrder } from '../../../features/browse-filters/brochureFilter';
import { previewedFilter } from '../../../features/previews/previewedFilter';
import { useAskAgainSignedIn } from '../../../features/previews/useAskAgainSignedIn';
import { usePreviewToken } from '../../../features/previews/usePreviewToken';
import { useNearMePosition } from '../../../features/browse-filters/near-me/useNearMe';
import { useReleaseNearMe } from '../../../features/browse-filters/near-me/useReleaseNearMe';
import { useBrochureListScreenQuery } from '../../../generated/BrochureListScreen';
import { usePageStart } from '../../../platform/page/usePageStart';

/** Full rows at 2, 3 and 4 columns; with more cards a phone responds late to the first touch. */
const firstPageSize = 12;
const pageSize = 24;
/** Near-me page size 50 (docs/rules/errors-and-limits.md#page-sizes). */
const nearMePageSize = 50;

/** The ads that match the filters, and more on demand. While filters change, the previous ads stay in view. */
export function useBrochureList(filters: BrowseFilters) {
  const own = useNearMePosition();
  const near = filters.place ?? own;
  const after = usePageStart();
  const previewToken = usePreviewToken();
  const [isLoadingMore, startLoadingMore] = useTransition();
  const { data, previousData, loading, error, refetch, fetchMore } = useBrochureListScreenQuery({
    variables: {
      first: near ? nearMePageSize : after === null ? firstPageSize : pageSize,
      after,
      filter: previewedFilter(brochureFilter(filters, near), previewToken),
      orderBy: brochureOrder(filters, near),
    },
    notifyOnNetworkStatusChange: true,
  });

  useReleaseNearMe(own, data !== undefined || error !== undefined);
  const isNamed = filters.ids.length > 0 || filters.vendorId !== null;
  useAskAgainSignedIn('brochures', isNamed && data !== undefined);

  const brochures = (data ?? (error ? undefined : previousData))?.brochures;
  const endCursor = brochures?.pageInfo.hasNextPage === true ? brochures.pageInfo.endCursor : null;

  return {
    brochures,
    /** the cursor of the next page; null at the end */
    endCursor,
    isContinued: after !== null,
    isNearMe: near !== null,
    isLoading: loading && !isLoadingMore,
    isLoadingMore,
    error,
    tryAgain: () => void refetch(),
    loadMore: () =>
      startLoadingMore(async () => {
        await fetchMore({ variables: { first: near ? nearMePageSize : pageSize, after: endCursor } });
      }),
  };
}
