import { httpLink } from './httpLink';
import { persistedQueryLink } from './persistedQueryLink';

/** Sends calls to the server: public queries by hash. */
export const requestLink = persistedQueryLink.concat(httpLink);
