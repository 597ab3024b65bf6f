import type { GridTrail, TrailStop } from './GridTrail';

let kept: GridTrail | null = null;
const listeners = new Set<() => void>();

function replace(next: GridTrail | null): void {
  kept = next;
  for (const listener of listeners) listener();
}

/** One for the page: what was opened in another tab has a trail of its own. */
export const gridTrailStore = {
  get: (): GridTrail | null => kept,
  keep: (trail: GridTrail): void => replace(trail),
  see(databaseId: number): void {
    if (kept !== null && kept.lastSeen !== databaseId) replace({ ...kept, lastSeen: databaseId });
  },
  add(place: number, stop: TrailStop): void {
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
