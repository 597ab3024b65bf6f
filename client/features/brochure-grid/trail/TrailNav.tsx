import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../../session/useSession';
import type { GridTrail } from './GridTrail';
import { gridTrailStore } from './gridTrailStore';
import { TrailLinks } from './TrailLinks';

function placeOf({ stops }: GridTrail, databaseId: number): number | null {
  for (const [place, stop] of stops) if (stop.databaseId === databaseId) return place;
  return null;
}

/** From an ad to its neighbours in the list that somebody came from, and back to that list. */
export function TrailNav({ databaseId }: { databaseId: number }) {
  const { session } = useSession();
  const trail = useSyncExternalStore(gridTrailStore.subscribe, gridTrailStore.get);
  const place = trail === null ? null : placeOf(trail, databaseId);
  const isOnTrail = place !== null;
  useEffect(() => {
    if (isOnTrail) gridTrailStore.see(databaseId);
  }, [isOnTrail, databaseId]);
  if (trail === null || place === null || session?.role !== 'ADMINISTRATOR') return null;
  return <TrailLinks trail={trail} place={place} />;
}
