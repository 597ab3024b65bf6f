import { useSyncExternalStore } from 'react';
import type { ReadableStore } from './createStore';

export function useStore<T>(store: ReadableStore<T>): T;
/** Renders only when the selected part changes. `select` returns the same value for the same state. */
export function useStore<T, Part>(store: ReadableStore<T>, select: (state: T) => Part): Part;
export function useStore<T>(
  { initial, get, subscribe }: ReadableStore<T>,
  select: (state: T) => unknown = (state) => state,
): unknown {
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(initial),
  );
}
