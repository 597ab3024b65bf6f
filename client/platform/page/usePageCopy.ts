import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { pageCopy } from './pageCopy';

interface PageCopy {
  /** milliseconds since 1970; null if unknown */
  takenAt: number | null;
  /** true: the server could not be reached, so the page shows the device's copy */
  isKept: boolean;
}

/** The time when the current page left the server. */
export function usePageCopy(): PageCopy {
  // each history entry is another page
  useLocation();
  const takenAt = useSyncExternalStore(pageCopy.subscribe, pageCopy.takenAt, () => null);
  const isKept = useSyncExternalStore(pageCopy.subscribe, pageCopy.isKept, () => false);
  return { takenAt, isKept };
}
