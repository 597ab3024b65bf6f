import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router';
import { inPlace } from './inPlace';

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

/**
 * Going on begins at the top, going back returns to the place that was left (specification, section 2). The browser's
 * own memory gives up when the page is not yet as tall as it was.
 */
export function ScrollMemory() {
  const { key: step, pathname, search, hash, state } = useLocation() as Location<unknown>;
  // the first step of every page that was loaded has the same key
  const key = step === 'default' ? pathname + search : step;
  const navigationType = useNavigationType();
  const stays = state === inPlace;

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useBrowserLayoutEffect(() => {
    if (navigationType === NavigationType.Pop) window.scrollTo(0, recall(key));
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
