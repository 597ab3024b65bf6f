import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';

/** What GraphQL itself finds wrong with a request that is otherwise well formed. */
const aboutTheOperation: ReadonlySet<unknown> = new Set([
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.BAD_USER_INPUT,
]);

/**
 * Who asks for `application/json` by name, and not for GraphQL's own media type, follows the rules of before it:
 * such an answer says 200 whenever it is an answer of GraphQL's (GraphQL over HTTP, "application/json"). Everyone else
 * gets a status that can be relied upon.
 */
export function olderMediaTypePlugin(): ApolloServerPlugin {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse({ request, response, errors }) {
          const accept = request.http?.headers.get('accept') ?? '';
          const isOlder = accept.includes('application/json') && !accept.includes('application/graphql-response+json');
          const isRefused = response.http.status === 400 && (errors?.length ?? 0) > 0;
          if (isOlder && isRefused && errors?.every((error) => aboutTheOperation.has(error.extensions['code']))) {
            response.http.status = 200;
          }
          return Promise.resolve();
        },
      }),
  };
}
