import { BaseHttpLink } from '@apollo/client/link/http';

/** Without the part that names the client in every request: nobody reads it. */
export const httpLink = new BaseHttpLink({
  uri: '/graphql',
  headers: { 'apollo-require-preflight': 'true' },
});
