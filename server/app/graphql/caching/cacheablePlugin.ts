import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphqlContext } from '../GraphqlContext';
import { isPublicQuery } from './isPublicQuery';
import type { PrivateDocuments } from './graphqlCacheRule';

/** Allows caching of responses that are public and have no error. */
export function cacheablePlugin(privateDocuments: PrivateDocuments): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse({ schema, document, queryHash, request, response, contextValue }) {
          if (request.http?.method !== 'GET' || !document) return Promise.resolve();
          if (contextValue.response.isPersonal) return Promise.resolve();
          if (!isPublicQuery(schema, document)) privateDocuments.set(queryHash, true);
          else if (response.body.kind === 'single' && !response.body.singleResult.errors) contextValue.allowCaching();
          return Promise.resolve();
        },
      }),
  };
}
