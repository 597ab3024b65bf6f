import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphqlContext } from '../GraphqlContext';
import { isForEveryone } from './isForEveryone';
import type { PrivateDocuments } from './keptGraphql';

/** Says which answers may be kept: those to everyone, without an error. */
export function keepForEveryonePlugin(privateDocuments: PrivateDocuments): ApolloServerPlugin<GraphqlContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse({ schema, document, queryHash, request, response, contextValue }) {
          if (request.http?.method !== 'GET' || !document) return Promise.resolve();
          if (contextValue.response.isPersonal) return Promise.resolve();
          if (!isForEveryone(schema, document)) privateDocuments.set(queryHash, true);
          else if (response.body.kind === 'single' && !response.body.singleResult.errors) contextValue.keepAnswer();
          return Promise.resolve();
        },
      }),
  };
}
