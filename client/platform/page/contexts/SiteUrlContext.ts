import { createContext } from 'react';

/** PUBLIC_URL without a trailing slash: the base of canonical addresses. */
export const SiteUrlContext = createContext('');
