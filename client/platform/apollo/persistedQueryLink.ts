import { ApolloLink } from '@apollo/client/link';
import { mergeMap, of } from 'rxjs';
import { hashOf } from './serverResults';

/** Locations and tokens never go into a URL, because proxies log URLs. */
const isPersonal = /"(?:near|box)":\{|"(?:tokens?|email|code)":/;
/** Some proxies refuse longer addresses. */
const longestVariables = 1_500;

/**
 * Sends visitors' queries by hash and GET, so that server, browser and proxies can cache the response. Calls with a
 * token are sent whole. A query that the server does not know is sent whole too: another version may have been deployed
 * while the page was open.
 */
export const persistedQueryLink = new ApolloLink((operation, forward) => {
  const hash = hashOf(operation.query);
  const { headers = {} } = operation.getContext() as { headers?: Record<string, string> };
  const variables = JSON.stringify(operation.variables);
  const isPublic = !('authorization' in headers) && variables.length <= longestVariables && !isPersonal.test(variables);
  if (hash === undefined || !isPublic) return forward(operation);

  operation.extensions['persistedQuery'] = { version: 1, sha256Hash: hash };
  return forward(operation).pipe(
    mergeMap((result) => {
      if (!isUnknown(result)) return of(result);
      delete operation.extensions['persistedQuery'];
      return forward(operation);
    }),
  );
});

function isUnknown({ errors }: ApolloLink.Result): boolean {
  return errors?.some(({ extensions }) => extensions?.['code'] === 'PERSISTED_QUERY_NOT_FOUND') ?? false;
}
