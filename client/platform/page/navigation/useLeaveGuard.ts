import { useEffect, useEffectEvent, useState } from 'react';

/** The history index that the router stores in the history's state. */
function placeInHistory(): number | null {
  const state = window.history.state as { idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx : null;
}

/** A link of ours that would leave this page in this window. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null;
  const isAnchor = link.hash !== '' && link.pathname === window.location.pathname;
  return isAnchor ? null : link;
}

interface LeaveGuard {
  /** true: the user is about to leave, so ask for confirmation */
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
  /** does what loses unsaved input without leaving the page; asks first if there is any */
  attempt: (change: () => void) => void;
}

/**
 * Guards a page with unsaved input against links, back and forward, and closing the window. For closing, the browser
 * asks in its own words. Does not use the router's blocker, which needs its data mode.
 */
export function useLeaveGuard(isNeeded: () => boolean): LeaveGuard {
  const [go, setGo] = useState<(() => void) | null>(null);
  const needed = useEffectEvent(isNeeded);

  useEffect(() => {
    const here = placeInHistory();
    let isLetThrough = false;
    const ask = (way: () => void) =>
      setGo(() => () => {
        isLetThrough = true;
        way();
      });

    const onClick = (event: MouseEvent) => {
      if (isLetThrough || !needed()) return;
      const link = followedLink(event);
      if (link === null) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => link.click());
    };
    const onPop = (event: PopStateEvent) => {
      const there = placeInHistory();
      if (isLetThrough || here === null || there === null || there === here || !needed()) return;
      // runs before the router: go back to the page, and ask
      event.stopImmediatePropagation();
      window.history.go(here - there);
      ask(() => window.history.go(there - here));
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (needed()) event.preventDefault();
    };
    window.addEventListener('click', onClick, { capture: true });
    window.addEventListener('popstate', onPop, { capture: true });
    window.addEventListener('beforeunload', onUnload);
    return () => {
      window.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('popstate', onPop, { capture: true });
      window.removeEventListener('beforeunload', onUnload);
    };
  }, []);

  return {
    isAsking: go !== null,
    leave: () => {
      setGo(null);
      go?.();
    },
    stay: () => setGo(null),
    attempt: (change) => (isNeeded() ? setGo(() => change) : change()),
  };
}
