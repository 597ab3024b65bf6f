import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { mayReadReplicas } from '../../../platform/database/replicas/readScope';
import { isPublicQuery } from '../caching/isPublicQuery';

/** Runs a query. That of a visitor for public data, with a location or without, may read a replica. */
export function runQuery<T>(
  { schema, document }: { schema: GraphQLSchema; document: DocumentNode },
  { viewer, apiKey }: Pick<RequestContext, 'viewer' | 'apiKey'>,
  run: () => T,
): T {
  const isPublic = viewer === null && apiKey === null && isPublicQuery(schema, document);
  return isPublic ? mayReadReplicas(run) : run();
}
