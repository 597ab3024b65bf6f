import type { ListContext, ListContextAd } from './ListContext';

let kept: ListContext | null = null;
const listeners = new Set<() => void>();

function replace(next: ListContext | null): void {
  kept = next;
  for (const listener of listeners) listener();
}

/** One per browser tab. */
export const listContextStore = {
  get: (): ListContext | null => kept,
  keep: (listContext: ListContext): void => replace(listContext),
  see(databaseId: number): void {
    if (kept !== null && kept.lastSeen !== databaseId) replace({ ...kept, lastSeen: databaseId });
  },
  add(place: number, stop: ListContextAd): void {
    if (kept !== null && !kept.stops.has(place)) replace({ ...kept, stops: new Map(kept.stops).set(place, stop) });
  },
  forget: (): void => replace(null),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
