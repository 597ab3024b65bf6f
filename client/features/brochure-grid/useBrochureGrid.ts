import { useEffect, useEffectEvent, useState } from 'react';
import { useBrochureGridQuery } from '../../generated/BrochureGrid';
import { gridVariables } from './gridVariables';
import type { GridMode } from './gridModes';
import type { GridView } from './GridView';

/**
 * The page of ads for a view. Bypasses the cache, whose lists grow by "Show more" and have no numbered pages. Keeps the
 * former page visible while the next one loads. Requests a view only after it is shown: React may render a transition
 * several times, and each render would send a request.
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
