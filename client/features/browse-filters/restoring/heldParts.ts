/**
 * What of the server's page is not shown until the browser has drawn it again, since storage says otherwise. The head
 * script sets the attribute before the first paint; `base.css` hides the elements that have `data-held`, and the whole
 * page while the browser loads the address with the stored filters ('redirect').
 */
export type HeldFor = 'near-me' | 'restored' | 'redirect';

const attribute = 'data-holds';

export const heldParts = {
  hold(reason: HeldFor): void {
    document.documentElement.setAttribute(attribute, reason);
  },

  holds: (reason: HeldFor): boolean => document.documentElement.getAttribute(attribute) === reason,

  release(reason: HeldFor): void {
    if (heldParts.holds(reason)) document.documentElement.removeAttribute(attribute);
  },
};
