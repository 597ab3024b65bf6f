import { ApolloLink } from '@apollo/client/link';
import { mergeMap, of } from 'rxjs';

interface Persisted {
  /** written by codegen; mutations have none */
  __meta__?: { hash: string };
}

/** Locations and tokens never go into a URL, because proxies log URLs. */
const isPersonal = /"(?:near|box)":\{|"(?:tokens?|email|code)":/;
/** Longer addresses are refused by some proxies. */
const longestVariables = 1_500;

/**
 * Asks visitors' queries under the hash of their text, which the HTTP link sends by GET, so that the server, a browser and whatever stands
 * between may keep the answer. Calls with a token are sent whole. So is a query that the server does not know: it was
 * started anew with another version while the page was open.
 */
export const persistedQueryLink = new ApolloLink((operation, forward) => {
  const hash = (operation.query as Persisted).__meta__?.hash;
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
