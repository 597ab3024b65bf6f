import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphqlContext } from '../GraphqlContext';
import { decideCaching } from './decideCaching';
import type { PrivateDocuments } from './graphqlCacheRule';

/** Allows caching of responses to GET that are public and have no error. */
export function cacheablePlugin(privateDocuments: PrivateDocuments): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse({ schema, document, queryHash, request, response, contextValue }) {
          if (request.http?.method !== 'GET' || !document) return Promise.resolve();
          const hasErrors = response.body.kind !== 'single' || response.body.singleResult.errors !== undefined;
          decideCaching({ schema, document, queryHash, hasErrors }, contextValue, privateDocuments);
          return Promise.resolve();
        },
      }),
  };
}
