import { createContext } from 'react';

/**
 * Gives a random value that the server makes for one page, for forms that are sent without JavaScript: two presses of
 * their button are then one purchase. A page that takes it belongs to one visitor and is not kept for others. Empty
 * where the page was drawn by the browser.
 */
export const FormKeyContext = createContext<() => string>(() => '');
