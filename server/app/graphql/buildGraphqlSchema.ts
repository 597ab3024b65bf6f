import 'reflect-metadata';
import { getNamedType, isInputObjectType } from 'graphql';
import type { GraphQLField, GraphQLSchema, GraphQLObjectType } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { assertSimpleResolversAreSafe } from './assertSimpleResolversAreSafe';
import { callFieldResolvers } from './execution/callFieldResolvers';
import { readPlainFields } from './execution/readPlainFields';
import { validateArgument } from './execution/validateArgument';
import { resolvers } from './resolvers';
import { assertOwnersAreNamed, authorizeOwners, needsOwners } from '../owners/authorizeOwners';
import type { RequestContext } from '../../platform/context/RequestContext';
import { authorizeCaller } from '../../shared/authorize';
import { permissions, type Action } from '../../shared/permissions';

let executable: GraphQLSchema | undefined;

/** The executable schema of this process: the same for all servers in it. */
export const graphqlSchema = (): GraphQLSchema => (executable ??= buildGraphqlSchema());

/** Builds the executable schema. Throws if a root field has no permission rule, or its owner cannot be found. */
export function buildGraphqlSchema(): GraphQLSchema {
  readPlainFields();
  assertSimpleResolversAreSafe(resolvers);
  // Apollo Server checks the schema as well
  const schema = buildSchemaSync({ resolvers: [...resolvers], validateFn: validateArgument, skipCheck: true });
  describeRoots(schema);
  callFieldResolvers(schema);
  guardRootFields(schema);
  return schema;
}

/** type-graphql creates these two types itself and accepts no description for them. */
function describeRoots(schema: GraphQLSchema): void {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  if (query) query.description = 'What can be read. Each field says who may.';
  if (mutation) mutation.description = 'What can be changed: one `input` each, and a payload with what is changed.';
}

/**
 * Checks permissions before every field of Query and Mutation. Wraps the schema itself, so that the check applies to
 * Apollo Server, compiled queries and pages rendered on the server.
 */
export function guardRootFields(schema: GraphQLSchema): void {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const root of roots) if (root) guardFields(root);
}

function guardFields(root: GraphQLObjectType): void {
  for (const [name, field] of Object.entries(root.getFields())) {
    const { resolve } = field;
    if (!isAction(name)) {
      throw new Error(`${root.name}.${name} has no row in server/shared/permissions: say there who may call it.`);
    }
    if (!resolve) throw new Error(`${root.name}.${name} has no resolver.`);
    assertOwnersAreNamed(`${root.name}.${name}`, name, namesOf(field));
    field.resolve = (source, args: Record<string, unknown>, context: RequestContext, info): unknown => {
      authorizeCaller(context, name);
      if (!needsOwners(context.viewer, name)) return resolve(source, args, context, info);
      return authorizeOwners(context, name, readArguments(args)).then(() => resolve(source, args, context, info));
    };
  }
}

/** The names of a field's input, or of its arguments. */
function namesOf({ args }: GraphQLField<unknown, unknown>): string[] {
  const input = args.find(({ name }) => name === 'input');
  const type = input && getNamedType(input.type);
  return isInputObjectType(type) ? Object.keys(type.getFields()) : args.map(({ name }) => name);
}

function readArguments(args: Record<string, unknown>): (name: string) => unknown {
  const sent = (args['input'] ?? args) as Record<string, unknown>;
  return (name) => sent[name];
}

function isAction(name: string): name is Action {
  return Object.hasOwn(permissions, name);
}
