import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { GraphqlContext } from '../GraphqlContext';
import { isPublicQuery } from './isPublicQuery';
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

interface Answered {
  schema: GraphQLSchema;
  document: DocumentNode;
  queryHash: string;
  hasErrors: boolean;
}

/** Allows caching of a response to GET that is public and has no error, or remembers that its document is private. */
export function decideCaching(
  { schema, document, queryHash, hasErrors }: Answered,
  context: GraphqlContext,
  privateDocuments: PrivateDocuments,
): void {
  if (context.response.isPersonal) return;
  if (!isPublicQuery(schema, document)) privateDocuments.set(queryHash, true);
  else if (!hasErrors) context.allowCaching();
}
