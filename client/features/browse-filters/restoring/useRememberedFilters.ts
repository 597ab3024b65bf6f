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
import { isHistoryReturn } from '../../../platform/page/isHistoryReturn';
import { useAnsweredByServer } from '../../../platform/page/useAnsweredByServer';
import { restoredAddress } from './restoredAddress';

const never = () => () => undefined;

/**
 * Where the stored filters lead a visitor who comes to list or map from another page of the site, without saying what
 * to show. Null on the server: of a page that is loaded there, the head script has made the address already.
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
 * Keeps the filters across visits (docs/rules/search-and-lists.md#stored-filters). Those in the address win and are
 * stored; an address that names none takes up the stored ones, as far as they still have something to show. `pathOf` is
 * where they are shown. Returns true while the visitor is on the way there: nothing is to be drawn for this address.
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
    // who enters by a place, an ad or words has chosen no filter: those of the last visit stay stored
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
    // few come back to what is no more
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

/** Keeps what the visitor chose for the next visit: category, area and type, never words or ids. */
function storeFilters({ category, mapArea, types }: BrowseFilters): void {
  localStore.write(keys.category, category ?? undefined);
  localStore.write(keys.mapArea, mapArea ?? undefined);
  localStore.write(keys.broTypes, types.length > 0 ? types.join(',') : undefined);
}
