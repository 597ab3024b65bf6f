import { useSyncExternalStore } from 'react';

/** True on medium and wider screens (docs/rules/screens.md#public-layout). */
const medium = '(min-width: 768px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(medium);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(medium).matches);
}
