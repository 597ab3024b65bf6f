import { useVendorBrochuresScreenQuery } from '../../../generated/VendorBrochuresScreen';
import { ownViews, type OwnView } from './ownViews';

/** The company's own ads, newest first; always fresh, and longer by a page with "Show more". */
export function useOwnBrochures(view: OwnView) {
  const { filter } = ownViews[view];
  const { data, loading, error, refetch, fetchMore } = useVendorBrochuresScreenQuery({
    variables: { filter, after: null },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.viewer?.brochures ?? null;

  async function showMore(): Promise<void> {
    await fetchMore({ variables: { after: list?.pageInfo.endCursor ?? null } });
  }

  return { list, loading, error: data === undefined ? error : undefined, reload: refetch, showMore };
}
