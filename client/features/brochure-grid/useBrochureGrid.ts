import { useBrochureGridQuery } from '../../generated/BrochureGrid';
import { gridVariables } from './gridVariables';
import type { GridMode } from './gridModes';
import type { GridView } from './GridView';

/**
 * The page of ads that the view asks for. It is always fresh and stays outside the cache, whose lists grow by "Show
 * more" and know nothing of numbered pages. While another page loads, the one before stays to be read.
 */
export function useBrochureGrid(view: GridView, mode: GridMode) {
  const { data, previousData, loading, error, refetch } = useBrochureGridQuery({
    variables: gridVariables(view, mode),
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const brochures = (data ?? previousData)?.brochures;
  return {
    rows: brochures?.edges.map((edge) => edge.node),
    total: brochures?.totalCount ?? 0,
    loading,
    error: data === undefined ? error : undefined,
    reload: refetch,
  };
}
