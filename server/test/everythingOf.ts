import {
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type GraphQLField,
  type GraphQLOutputType,
} from 'graphql';
import type { Config } from '../platform/config/Config';
import { makeConfig } from './makeConfig';

/** For a server that is asked for everything: its lists in lists cost more than the default allows. */
export const limitsOfEverything: Partial<Config> = { graphql: { ...makeConfig().graphql, maxCost: 1_000_000 } };

/** Returns a selection of all plain fields of a type, and of the objects in it to the given depth. */
export function everythingOf(output: GraphQLOutputType, depth = 3): string {
  const type = getNamedType(output);
  if (isUnionType(type)) {
    const parts = type.getTypes().map((member) => `... on ${member.name} { __typename }`);
    return `{ ${parts.join(' ')} }`;
  }
  if (!isObjectType(type)) return isLeafType(type) ? '' : '{ __typename id }';
  const parts = Object.values(type.getFields()).flatMap((field) => partOf(field, depth));
  return `{ __typename ${parts.join(' ')} }`;
}

function partOf(field: GraphQLField<unknown, unknown>, depth: number): string[] {
  if (field.args.some(isRequiredArgument)) return [];
  if (isLeafType(getNamedType(field.type))) return [field.name];
  return depth > 0 ? [`${field.name} ${everythingOf(field.type, depth - 1)}`] : [];
}
