import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router';
import { preserveScroll } from './preserveScroll';

const prefix = 'scrollPosition:';

function remember(key: string): void {
  try {
    sessionStorage.setItem(prefix + key, String(window.scrollY));
  } catch {
    // without storage the list begins at its top again
  }
}

function recall(key: string): number {
  try {
    return Number(sessionStorage.getItem(prefix + key) ?? 0);
  } catch {
    return 0;
  }
}

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The browser has gone to where this document was left, or the visitor has scrolled since: scripts come late. */
function isWhereItWasLeft(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (navigation?.type === 'reload' || navigation?.type === 'back_forward') && window.scrollY > 0;
}

/**
 * Going on begins at the top, going back returns to the place that was left (docs/rules/screens.md#scroll-position).
 * The browser's own memory gives up when the page is not yet as tall as it was. Only a document that is loaded again is
 * left to the browser, which restores the place before any script is there.
 */
export function ScrollMemory() {
  const { key: step, pathname, search, hash, state } = useLocation() as Location<unknown>;
  // the first step of every page that was loaded has the same key
  const key = step === 'default' ? pathname + search : step;
  const navigationType = useNavigationType();
  const stays = state === preserveScroll;

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
    window.addEventListener('scroll', save, { passive: true });
    return () => {
      cancelAnimationFrame(pending);
      window.removeEventListener('scroll', save);
    };
  }, [key, hash, navigationType, stays]);

  return null;
}
