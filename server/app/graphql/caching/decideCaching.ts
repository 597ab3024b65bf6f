import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { GraphqlContext } from '../GraphqlContext';
import type { PrivateDocuments } from './graphqlCacheRule';
import { isPublicQuery } from './isPublicQuery';

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
