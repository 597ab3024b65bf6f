import { createStore } from '../../../platform/stores/createStore';
import type { ListContext, ListContextAd } from './ListContext';

const { set, ...store } = createStore<ListContext | null>(null);

/** One per browser tab. */
export const listContextStore = {
  ...store,
  keep: (listContext: ListContext): void => set(listContext),
  see(databaseId: number): void {
    const kept = store.get();
    if (kept !== null && kept.lastSeen !== databaseId) set({ ...kept, lastSeen: databaseId });
  },
  add(place: number, stop: ListContextAd): void {
    const kept = store.get();
    if (kept !== null && !kept.stops.has(place)) set({ ...kept, stops: new Map(kept.stops).set(place, stop) });
  },
  forget: (): void => set(null),
};
