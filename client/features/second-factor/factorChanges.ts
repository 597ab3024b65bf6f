import { createStore } from '../../platform/stores/createStore';

const { set, ...store } = createStore(0);

/** Counts the changes of the own factors on this page: the reminder asks again after each. */
export const factorChanges = {
  ...store,
  add: (): void => set(store.get() + 1),
};
