import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { assertSimpleResolversAreSafe } from './assertSimpleResolversAreSafe';
import { callFieldResolvers } from './execution/callFieldResolvers';
import { readPlainFields } from './execution/readPlainFields';
import { validateArgument } from './execution/validateArgument';
import { guardRootFields } from './guardRootFields';
import { resolvers } from './resolvers';

/** The schema, ready to be executed by whoever has a RequestContext. Refuses to be built with an unguarded field. */
export function buildGraphqlSchema(): GraphQLSchema {
  readPlainFields();
  assertSimpleResolversAreSafe(resolvers);
  const schema = buildSchemaSync({ resolvers: [...resolvers], validateFn: validateArgument });
  describeRoots(schema);
  callFieldResolvers(schema);
  guardRootFields(schema);
  return schema;
}

/** type-graphql makes these two types itself and takes no description for them. */
function describeRoots(schema: GraphQLSchema): void {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  if (query) query.description = 'What can be read. Each field says who may.';
  if (mutation) mutation.description = 'What can be changed: one `input` each, and a payload with what is changed.';
}
