import { createContext } from 'react';

/** PUBLIC_URL without a slash at its end: what canonical addresses begin with. */
export const SiteUrlContext = createContext('');
