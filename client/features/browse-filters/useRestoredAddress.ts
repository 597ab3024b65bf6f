import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { isHistoryReturn } from '../../platform/page/isHistoryReturn';
import { useAnsweredByServer } from '../../platform/page/useAnsweredByServer';
import { localStore } from '../../platform/storage/localStore';
import { isArrival } from './arrival';
import { restoredAddress } from './restoredAddress';

const never = () => () => undefined;

/**
 * Where the stored filters lead a visitor who comes to list or map from another page of the site, without saying what
 * to show. Null on the server: of a page that is loaded there, the head script has made the address already.
 */
export function useRestoredAddress(): string | null {
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
