import { useMemo, useState, useSyncExternalStore } from 'react';
import { createClock } from './createClock';

/** a day begins somewhere in Australia at a whole and at a half hour */
const halfHourMs = 30 * 60_000;
const halfHours = createClock(halfHourMs);

/**
 * The moment at which the component was first shown, then the beginning of each half hour: renders of the same data agree
 * on what is past, and a page that stays open goes with the time.
 */
export function useNow(): Date {
  const [first] = useState(() => Date.now());
  const period = useSyncExternalStore(halfHours.subscribe, halfHours.period, halfHours.period);
  return useMemo(() => new Date(Math.max(first, period * halfHourMs)), [first, period]);
}
