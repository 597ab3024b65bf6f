import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { authorizeRole, permissions, type Action } from '../../shared/permissions';

/**
 * Puts the page of permissions in front of every field of Query and Mutation. It is done on the schema itself, so it
 * holds for whoever executes it: Apollo Server, compiled queries and the pages rendered on the server.
 */
export function guardRootFields(schema: GraphQLSchema): void {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const root of roots) if (root) guardFields(root);
}

function guardFields(root: GraphQLObjectType): void {
  for (const [name, field] of Object.entries(root.getFields())) {
    const { resolve } = field;
    if (!isAction(name)) {
      throw new Error(`${root.name}.${name} has no row in server/shared/permissions.ts: say there who may call it.`);
    }
    if (!resolve) throw new Error(`${root.name}.${name} has no resolver.`);
    field.resolve = (source, args, context: RequestContext, info): unknown => {
      authorizeRole(context.viewer, name);
      return resolve(source, args, context, info);
    };
  }
}

function isAction(name: string): name is Action {
  return Object.hasOwn(permissions, name);
}
