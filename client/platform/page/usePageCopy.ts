import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { pageCopy } from './pageCopy';

interface PageCopy {
  /** milliseconds since 1970; null where it is not known */
  takenAt: number | null;
  /** true: the server could not be asked, so that the device's copy is shown */
  isKept: boolean;
}

/** When the page on screen left the server. */
export function usePageCopy(): PageCopy {
  // each step of the history is another page
  useLocation();
  const takenAt = useSyncExternalStore(pageCopy.subscribe, pageCopy.takenAt, () => null);
  const isKept = useSyncExternalStore(pageCopy.subscribe, pageCopy.isKept, () => false);
  return { takenAt, isKept };
}
