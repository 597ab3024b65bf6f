/**
 * Hides parts of the server-rendered page that stored filters will change, until the browser has rendered them again.
 * The head script sets the attribute before the first paint. `base.css` hides elements with `data-held`, or the whole
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
