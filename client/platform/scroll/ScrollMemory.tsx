import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location, type Path } from 'react-router';
import { historyKey } from '../page/navigation/historyKey';
import { navigationPending } from '../page/navigation/navigationPending';
import { preservesScroll } from './preserveScroll';

const prefix = 'scrollPosition:';

function remember(key: string): void {
  try {
    sessionStorage.setItem(prefix + key, String(window.scrollY));
  } catch {
    // without storage the list begins at the top again
  }
}

function recall(key: string): number {
  try {
    return Number(sessionStorage.getItem(prefix + key) ?? 0);
  } catch {
    return 0;
  }
}

/** The first history entry of every loaded page has the same key. */
function entryKey(key: string, { pathname, search }: Pick<Path, 'pathname' | 'search'>): string {
  return key === 'default' ? pathname + search : key;
}

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * True if the browser has restored the position of this document, or the visitor has scrolled before the scripts
 * loaded.
 */
function isWhereItWasLeft(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (navigation?.type === 'reload' || navigation?.type === 'back_forward') && window.scrollY > 0;
}

/**
 * Scrolls to the top on new pages and restores the position on back (docs/rules/screens.md#scroll-position). The
 * browser's own restoration fails while the page is shorter than it was. Reloads are left to the browser, which
 * restores the position before any script runs.
 */
export function ScrollMemory() {
  const { key: step, pathname, search, hash, state } = useLocation() as Location<unknown>;
  const key = entryKey(step, { pathname, search });
  const navigationType = useNavigationType();
  const stays = preservesScroll(state);

  const isLoading = useRef(true);

  useEffect(() => {
    const takeOver = () => (history.scrollRestoration = 'manual');
    const restoreNative = () => (history.scrollRestoration = 'auto');
    takeOver();
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', restoreNative);
    return () => {
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', restoreNative);
    };
  }, []);

  useBrowserLayoutEffect(() => {
    const stayedThere = isLoading.current && isWhereItWasLeft();
    isLoading.current = false;
    if (stayedThere) remember(key);
    else if (navigationType === NavigationType.Pop) window.scrollTo(0, recall(key));
    else if (stays) remember(key);
    else if (hash === '') window.scrollTo(0, 0);

    let pending = 0;
    const save = () => {
      cancelAnimationFrame(pending);
      pending = requestAnimationFrame(() => remember(key));
    };
    // a page that names its place in the address is left before the new name is shown
    const leave = () => {
      // after “Back”, the entry is already that of the page to come
      const isOfNextPage = navigationPending.get() && window.location.pathname !== pathname;
      if (!isOfNextPage) remember(entryKey(historyKey(), window.location));
    };
    window.addEventListener('scroll', save, { passive: true });
    window.addEventListener('click', leave, { capture: true });
    return () => {
      cancelAnimationFrame(pending);
      window.removeEventListener('scroll', save);
      window.removeEventListener('click', leave, { capture: true });
    };
  }, [key, pathname, hash, navigationType, stays]);

  return null;
}
