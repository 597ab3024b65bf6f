import { createStore, type Store } from '../stores/createStore';
import { followOtherTabs } from './followOtherTabs';
import { localStore } from './localStore';

/** Values in local storage, a store for each key, synchronised between tabs. `read` parses the stored value. */
export function createDeviceStores<T>(read: (stored: unknown) => T): (key: string) => Store<T> {
  const stores = new Map<string, Store<T>>();

  function open(key: string): Store<T> {
    const store = createStore(read(undefined), () => read(localStore.read(key)));
    followOtherTabs([key], () => store.set(read(localStore.read(key))));
    const set = (value: T) => {
      localStore.write(key, value);
      store.set(value);
    };
    return { ...store, set };
  }

  return (key) => {
    const store = stores.get(key) ?? open(key);
    stores.set(key, store);
    return store;
  };
}
