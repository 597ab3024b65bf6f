import { useSyncExternalStore } from 'react';
import { useIsInBrowser } from '../../platform/page/useIsInBrowser';
import { createClock } from '../../platform/time/createClock';

const minuteMs = 60_000;
const minutes = createClock(minuteMs);

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
  const minute = useSyncExternalStore(minutes.subscribe, minutes.period, minutes.period);
  return { now: new Date(minute * minuteMs), key: useIsInBrowser() ? 'browser' : 'page' };
}
