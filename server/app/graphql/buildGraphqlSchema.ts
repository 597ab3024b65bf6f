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
  callFieldResolvers(schema);
  guardRootFields(schema);
  return schema;
}
