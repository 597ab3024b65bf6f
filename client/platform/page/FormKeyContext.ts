import { createContext } from 'react';

/**
 * A random value that the server gives to each page it makes, for forms that are sent without JavaScript: two presses
 * of their button are then one purchase. Empty where the page was drawn by the browser.
 */
export const FormKeyContext = createContext('');
