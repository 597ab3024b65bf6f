import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { BrowseFilters } from '../BrowseFilters';
import { arrivalState } from './arrivalState';
import { markArrived, isArrival } from './arrival';
import { browsePath } from '../addresses/browsePath';
import type { KnownFilters } from '../dropWithoutContent';
import { writeBrowseQuery } from '../addresses/browseQuery';
import { heldParts } from './heldParts';
import { namesWhatToShow } from '../namesWhatToShow';
import { isMarkedRestored, markRestored } from './restoredMark';
import { localStore } from '../../../platform/storage/localStore';
import { storedFilterKeys as keys } from './storedFilterKeys';
import { isHistoryReturn } from '../../../platform/page/navigation/isHistoryReturn';
import { useAnsweredByServer } from '../../../platform/page/useAnsweredByServer';
import { restoredAddress } from './restoredAddress';

const never = () => () => undefined;

/**
 * The address with stored filters, for a visitor who comes to list or map from another page of the site without an
 * explicit choice. Null on the server; after a page load the head script has already set the address.
 */
function useRestoredAddress(): string | null {
  const { pathname, search } = useLocation();
  const isDocument = useAnsweredByServer();
  return useSyncExternalStore(
    never,
    () =>
      isArrival() && !(isDocument && isHistoryReturn())
        ? restoredAddress({ pathname, search }, (key) => localStore.read(key))
        : null,
    () => null,
  );
}

/**
 * Keeps the filters across visits (docs/rules/search-and-lists.md#stored-filters). Filters in the address win and are
 * stored. An address without filters takes the stored ones that still have content. `pathOf` gives the page that shows
 * them. Returns true while redirecting there; render nothing for the current address then.
 */
export function useRememberedFilters(
  filters: BrowseFilters,
  known: KnownFilters,
  pathOf: (filters: BrowseFilters) => string = browsePath,
  isOwnChoice = true,
): boolean {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const restored = useRestoredAddress();
  const restoredTo = isOwnChoice ? restored : null;
  const isEntry = useRef(true);
  const { category, mapArea, types } = filters;
  const choice = writeBrowseQuery({ category, mapArea, types }).toString();

  const store = useEffectEvent(() => {
    const isFirst = isEntry.current;
    isEntry.current = false;
    markArrived();
    // a visitor who enters by a place, an ad or a search has chosen no filter: keep those of the last visit
    if (isFirst && choice === '' && namesWhatToShow(new URLSearchParams(search))) return;
    storeFilters(filters);
  });
  useEffect(() => {
    if (!isOwnChoice) return;
    if (restoredTo === null) {
      store();
      return;
    }
    markRestored(restoredTo);
    void navigate(restoredTo, { replace: true });
  }, [choice, isOwnChoice, navigate, restoredTo]);

  const drop = useEffectEvent(async (isCurrent: () => boolean) => {
    // loaded on demand, because few stored filters have lost their content
    const { dropWithoutContent } = await import('../dropWithoutContent');
    if (!isCurrent()) return;
    const { kept, dropped } = dropWithoutContent(filters, known);
    if (dropped.length === 0) {
      heldParts.release('restored');
      return;
    }
    storeFilters(kept);
    await navigate(pathOf(kept), { replace: true, state: arrivalState({ dropped }) });
  });
  useEffect(() => {
    if (!known.isReady || restoredTo !== null) return;
    if (!isMarkedRestored(pathname + search)) {
      heldParts.release('restored');
      return;
    }
    let isCurrent = true;
    void drop(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [known.isReady, pathname, restoredTo, search]);

  return restoredTo !== null;
}

/** Stores category, area and type for the next visit, never the search text or ids. */
function storeFilters({ category, mapArea, types }: BrowseFilters): void {
  localStore.write(keys.category, category ?? undefined);
  localStore.write(keys.mapArea, mapArea ?? undefined);
  localStore.write(keys.broTypes, types.length > 0 ? types.join(',') : undefined);
}
