import { createContext } from 'react';

/**
 * A random value that the server creates for one page, for forms that are sent without JavaScript: pressing the button
 * twice makes one purchase. A page that uses it belongs to one visitor and is not cached for others. Empty if the
 * browser rendered the page.
 */
export const FormKeyContext = createContext<() => string>(() => '');
