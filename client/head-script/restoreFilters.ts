import { heldParts } from '../features/browse-filters/restoring/heldParts';
import { readNearMe } from '../features/browse-filters/near-me/readNearMe';
import { restoredAddress, restoringPaths } from '../features/browse-filters/restoring/restoredAddress';
import { isMarkedRestored, markRestored } from '../features/browse-filters/restoring/restoredMark';
import { isHistoryReturn } from '../platform/page/navigation/isHistoryReturn';
import { localStore } from '../platform/storage/localStore';

/**
 * Runs in the head of every page, before anything is painted. The server cannot read local storage: stored filters
 * become an address, which the server draws; the visitor's position stays in the browser, which draws the list itself.
 */
export function restoreFilters(replace = (to: string) => window.location.replace(to)): void {
  const { pathname, search } = window.location;
  // back and forward lead to what was there, not to what was chosen since
  const to = isHistoryReturn() ? null : restoredAddress({ pathname, search }, (key) => localStore.read(key));
  if (to !== null) {
    markRestored(to);
    // hide this page while the other one loads; `base.css` shows it again where the visitor stops that
    heldParts.hold('redirect');
    replace(to);
    return;
  }
  if (!restoringPaths.includes(pathname)) return;
  if (readNearMe() !== null && !new URLSearchParams(search).has('near')) heldParts.hold('near-me');
  else if (isMarkedRestored(pathname + search)) heldParts.hold('restored');
}
