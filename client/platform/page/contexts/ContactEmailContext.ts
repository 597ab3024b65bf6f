import { createContext } from 'react';

/** CONTACT_EMAIL; null where none is set. */
export const ContactEmailContext = createContext<string | null>(null);
