import { NetworkStatus, type DocumentNode, type OperationVariables } from '@apollo/client';
import { skipToken, type SkipToken } from '@apollo/client/react';
import { use } from 'react';
import { PageQueriesContext } from './PageQueries';

interface Options {
  variables?: OperationVariables;
  skip?: boolean;
}

const doNothing = () => Promise.reject(new Error('The server runs no effects.'));
const base = {
  previousData: undefined,
  refetch: doNothing,
  fetchMore: doNothing,
  startPolling: doNothing,
  stopPolling: doNothing,
  subscribeToMore: doNothing,
  updateQuery: doNothing,
};

/**
 * Takes the place of `hooks.ts` on the server (`vite/serverModulesPlugin.ts`), which renders each page once: a component
 * waits for its query, and nobody watches the data. `hooks.server.test.tsx` compares both.
 */
export function useQuery(query: DocumentNode, options: Options | SkipToken = {}) {
  const queries = use(PageQueriesContext);
  if (options === skipToken || options.skip === true) {
    return { ...base, data: undefined, error: undefined, loading: false, networkStatus: NetworkStatus.ready };
  }
  if (queries === null) {
    return { ...base, data: undefined, error: undefined, loading: true, networkStatus: NetworkStatus.loading };
  }
  const { data, error } = use(queries.read(query, options.variables));
  const networkStatus = error ? NetworkStatus.error : NetworkStatus.ready;
  return { ...base, data, error, loading: false, networkStatus };
}

/** Without a cache nothing is masked: the parent's object has the fragment's fields. */
export function useFragment({ from }: { from: unknown }) {
  return { data: from, dataState: 'complete', complete: true, missing: undefined };
}
