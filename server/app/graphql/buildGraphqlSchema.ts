import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { assertSimpleResolversAreSafe } from './assertSimpleResolversAreSafe';
import { guardRootFields } from './guardRootFields';
import { resolvers } from './resolvers';

/** The schema, ready to be executed by whoever has a RequestContext. Refuses to be built with an unguarded field. */
export function buildGraphqlSchema(): GraphQLSchema {
  assertSimpleResolversAreSafe(resolvers);
  const schema = buildSchemaSync({
    resolvers: [...resolvers],
    // a refusal must never carry what was sent: it may be a password
    validate: { validationError: { target: false, value: false } },
  });
  guardRootFields(schema);
  return schema;
}
