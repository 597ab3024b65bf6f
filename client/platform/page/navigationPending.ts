/**
 * Whether another address is on its way: what can be seen is still the page that is left. It stands on the document, for
 * style sheets and tests as well.
 */
export const navigationPending = {
  get: (): boolean => document.documentElement.hasAttribute('data-navigationPending'),
  set: (isSo: boolean): void => void document.documentElement.toggleAttribute('data-navigationPending', isSo),
};
