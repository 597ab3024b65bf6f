import { useSyncExternalStore } from 'react';
import type { DeviceStore } from './createDeviceStore';

export function useDeviceStore<T>(store: DeviceStore<T>, key: string): [value: T, set: (value: T) => void] {
  const value = useSyncExternalStore(store.subscribe, () => store.get(key));
  return [value, (next) => store.set(key, next)];
}
