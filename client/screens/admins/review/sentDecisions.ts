import { createStore } from '../../../platform/stores/createStore';

const { set, ...store } = createStore<ReadonlySet<number>>(new Set());

/** Numbers of ads whose decision is on its way: the queue that the server knows may still have them. */
export const sentDecisions = {
  ...store,
  add: (databaseId: number): void => set(new Set([...store.get(), databaseId])),
  /** the server refused: the ad waits on */
  drop: (databaseId: number): void => set(new Set([...store.get()].filter((id) => id !== databaseId))),
};
