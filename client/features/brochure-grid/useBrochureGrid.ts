import { useEffect, useEffectEvent, useState } from 'react';
import { useBrochureGridQuery } from '../../generated/BrochureGrid';
import { gridVariables } from './gridVariables';
import type { GridMode } from './gridModes';
import type { GridView } from './GridView';

/**
 * The page of ads that the view asks for. It is always fresh and stays outside the cache, whose lists grow by "Show
 * more" and know nothing of numbered pages. While another page loads, the one before stays to be read. A view is asked
 * for once it is shown: it comes in a transition, which React may draw many times over, and each time would ask anew.
 */
export function useBrochureGrid(view: GridView, mode: GridMode) {
  const [asked, setAsked] = useState(view);
  const ask = useEffectEvent(setAsked);
  useEffect(() => ask(view), [view]);
  const { data, previousData, loading, error, refetch } = useBrochureGridQuery({
    variables: gridVariables(asked, mode),
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const brochures = (data ?? previousData)?.brochures;
  return {
    rows: brochures?.edges.map((edge) => edge.node),
    total: brochures?.totalCount ?? 0,
    loading: loading || asked !== view,
    error: data === undefined ? error : undefined,
    reload: refetch,
  };
}
