import { useEffect } from 'react';
import { useStore } from '../../../platform/stores/useStore';
import { useSession } from '../../session/useSession';
import type { ListContext } from './ListContext';
import { listContextStore } from './listContextStore';
import { ListContextLinks } from './ListContextLinks';

function placeOf({ stops }: ListContext, databaseId: number): number | null {
  for (const [place, stop] of stops) if (stop.databaseId === databaseId) return place;
  return null;
}

/** Links from an ad to its neighbours in the originating list, and back to that list. */
export function ListContextNav({ databaseId }: { databaseId: number }) {
  const { session } = useSession();
  const listContext = useStore(listContextStore);
  const place = listContext === null ? null : placeOf(listContext, databaseId);
  const isInListContext = place !== null;
  useEffect(() => {
    if (isInListContext) listContextStore.see(databaseId);
  }, [isInListContext, databaseId]);
  if (listContext === null || place === null || session?.role !== 'ADMINISTRATOR') return null;
  return <ListContextLinks listContext={listContext} place={place} />;
}
