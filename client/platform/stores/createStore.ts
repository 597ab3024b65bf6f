export interface ReadableStore<T> {
  /** the value on the server and during hydration */
  readonly initial: T;
  get: () => T;
  /** Calls the listener after each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

export interface Store<T> extends ReadableStore<T> {
  set: (value: T) => void;
}

/** A value that components (`useStore`) and other code share. `read` gives the browser's first value, on demand. */
export function createStore<T>(initial: T, read: () => T = () => initial): Store<T> {
  const listeners = new Set<() => void>();
  let current: { value: T } | undefined;
  return {
    initial,
    get: () => (current ??= { value: read() }).value,
    set: (value) => {
      current = { value };
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
