import { useApolloClient, useQuery as useApolloQuery } from '@apollo/client/react';
import { takeServerResults } from './serverResults';

export { useFragment } from '@apollo/client/react';

/**
 * Apollo's `useQuery`, which finds the server's results in the cache when it first runs a query. The server uses
 * `hooks.server.ts` in place of this module.
 */
export const useQuery = ((query: Parameters<typeof useApolloQuery>[0], options: never) => {
  const { cache } = useApolloClient();
  // nothing that is rendered already shows other data, so nobody needs to be notified during rendering
  for (const result of takeServerResults(query)) cache.writeQuery({ query, ...result, broadcast: false });
  return useApolloQuery(query, options);
}) as typeof useApolloQuery;
