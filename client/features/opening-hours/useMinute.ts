import { useSyncExternalStore } from 'react';
import { useIsInBrowser } from '../../platform/page/useIsInBrowser';

const minuteMs = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Calls all listeners at the beginning of each minute; one timer serves all cards. */
function wait(): void {
  timer = setTimeout(
    () => {
      for (const listener of listeners) listener();
      wait();
    },
    minuteMs - (Date.now() % minuteMs),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) wait();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

const currentMinute = (): number => Math.floor(Date.now() / minuteMs);

interface Minute {
  now: Date;
  /**
   * The key of the element that shows the time, which also needs `suppressHydrationWarning`: a stored page is of another
   * minute, and hydration keeps what it says, so the element is replaced afterwards.
   */
  key: 'page' | 'browser';
}

/** The current minute, on the server too. Renders again each minute. */
export function useMinute(): Minute {
  const minute = useSyncExternalStore(subscribe, currentMinute, currentMinute);
  return { now: new Date(minute * minuteMs), key: useIsInBrowser() ? 'browser' : 'page' };
}
