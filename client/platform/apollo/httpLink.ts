import { ApolloLink, Observable } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { print } from '@apollo/client/utilities';
import { pageCopy } from '../page/pageCopy';

const accept = 'application/graphql-response+json,application/json;q=0.9';

/**
 * Replaces Apollo's HttpLink, which supports multipart responses, subscriptions and more settings than we use. Every
 * visitor would load them before the first page responds.
 */
export const httpLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const leaving = new AbortController();
      const { headers, fetchOptions = {} } = operation.getContext() as {
        headers?: Record<string, string>;
        fetchOptions?: RequestInit;
      };
      const signals = [leaving.signal, ...(fetchOptions.signal ? [fetchOptions.signal] : [])];
      const { address, ...message } = isPersisted(operation) ? byHash(operation) : whole(operation);

      fetch(address, {
        ...fetchOptions,
        ...message,
        headers: { accept, 'content-type': 'application/json', 'apollo-require-preflight': 'true', ...headers },
        signal: AbortSignal.any(signals),
      })
        .then((response) => {
          if ((operation.operationType as string) === 'query') pageCopy.note(response);
          return readAnswer(response);
        })
        .then((answer) => {
          observer.next(answer);
          observer.complete();
        })
        .catch((error: unknown) => observer.error(error));
      return () => leaving.abort();
    }),
);

function isPersisted({ extensions }: ApolloLink.Operation): boolean {
  return extensions['persistedQuery'] !== undefined;
}

function byHash({ operationName = '', variables, extensions }: ApolloLink.Operation) {
  const asked = { operationName, variables: JSON.stringify(variables), extensions: JSON.stringify(extensions) };
  return { address: `/graphql?${String(new URLSearchParams(asked))}`, method: 'GET' };
}

function whole({ operationName, variables, query }: ApolloLink.Operation) {
  const body = JSON.stringify({ operationName, variables, query: print(query) });
  return { address: '/graphql', method: 'POST', body };
}

/** If a proxy or a rate limit responds with something other than GraphQL, the error quotes it. */
async function readAnswer(response: Response): Promise<ApolloLink.Result> {
  const bodyText = await response.text();
  const isGraphql = response.headers.get('content-type')?.includes('graphql-response+json') === true;
  const answer = isGraphql || response.ok ? (JSON.parse(bodyText) as ApolloLink.Result | null) : null;
  if (answer !== null && typeof answer === 'object' && ('data' in answer || 'errors' in answer)) return answer;
  throw new ServerError(`Not GraphQL: ${String(response.status)}`, { response, bodyText });
}
