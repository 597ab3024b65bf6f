const attribute = 'data-navigation-pending';

/** Whether a navigation is pending: the page still shows what it leaves. Style sheets and tests read the attribute. */
export const navigationPending = {
  get: (): boolean => document.documentElement.hasAttribute(attribute),
  set: (isSo: boolean): void => void document.documentElement.toggleAttribute(attribute, isSo),
};
