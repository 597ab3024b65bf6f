import { localStore } from './localStore';

export interface DeviceStore<T> {
  get: (key: string) => T;
  set: (key: string, value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A value in local storage, shared by the page and synchronised between tabs. `read` parses the stored value. */
export function createDeviceStore<T>(read: (stored: unknown) => T): DeviceStore<T> {
  const listeners = new Set<() => void>();
  const known = new Map<string, T>();
  const tell = () => listeners.forEach((listener) => listener());

  function follow({ key }: StorageEvent): void {
    if (key === null) known.clear();
    else if (!known.delete(key)) return;
    tell();
  }

  return {
    get(key) {
      const value = known.has(key) ? (known.get(key) as T) : read(localStore.read(key));
      known.set(key, value);
      return value;
    },
    set(key, value) {
      known.set(key, value);
      localStore.write(key, value);
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', follow);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', follow);
      };
    },
  };
}
