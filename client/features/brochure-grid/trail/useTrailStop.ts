import { useEffect } from 'react';
import { useBrochureTrailQuery } from '../../../generated/BrochureTrail';
import { gridVariables } from '../gridVariables';
import type { GridTrail, TrailStop } from './GridTrail';
import { gridTrailStore } from './gridTrailStore';

/** The ad at a place of the list. Beyond the page that was shown, the server is asked for it. */
export function useTrailStop(trail: GridTrail, place: number): TrailStop | null {
  const known = trail.stops.get(place);
  const { filter, orderBy } = gridVariables(trail.view, trail.mode);
  const { data } = useBrochureTrailQuery({
    variables: { filter, orderBy, offset: Math.max(0, place) },
    skip: known !== undefined || place < 0 || place >= trail.total,
    fetchPolicy: 'no-cache',
  });
  const found = known === undefined ? data?.brochures.edges[0]?.node : undefined;
  useEffect(() => {
    if (found === undefined) return;
    const { databaseId, type, displayTitle } = found;
    gridTrailStore.add(place, { databaseId, type, displayTitle });
  }, [found, place]);
  return known ?? null;
}
