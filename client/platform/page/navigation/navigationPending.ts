const attribute = 'data-navigation-pending';
const listeners = new Set<() => void>();

/** Whether a navigation is pending: the page still shows what it leaves. Style sheets and tests read the attribute. */
export const navigationPending = {
  get: (): boolean => document.documentElement.hasAttribute(attribute),
  set: (isSo: boolean): void => {
    document.documentElement.toggleAttribute(attribute, isSo);
    for (const listener of listeners) listener();
  },
  /** Calls the listener after each change, until the returned function is called. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
