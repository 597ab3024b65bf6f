import { sessionLink } from '../features/session/graphql-link/sessionLink';
import { createClient } from '../platform/apollo/createClient';
import { requestLink } from '../platform/apollo/requestLink';

/** Apollo Client of the browser. Loaded after the page, because a page from the server has its data already. */
export const client = createClient(sessionLink.concat(requestLink));
