import {
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLSchema,
  type GraphQLNamedInputType,
} from 'graphql';
import { fieldOf } from './operationText';

interface Leaf {
  /** as in `input.address.postcode`; the first item of a list is `0` */
  path: string;
  type: Exclude<GraphQLNamedInputType, { getFields(): unknown }>;
}

/** Returns every place for a single value in an operation's arguments. */
export function leavesOf(schema: GraphQLSchema, name: string): Leaf[] {
  return fieldOf(schema, name).args.flatMap((arg) => leavesUnder(arg.type, arg.name));
}

function leavesUnder(type: GraphQLInputType, path: string): Leaf[] {
  if (isNonNullType(type)) return leavesUnder(type.ofType, path);
  if (isListType(type)) return leavesUnder(type.ofType, `${path}.0`);
  if (!isInputObjectType(type)) return [{ path, type }];
  return Object.values(type.getFields()).flatMap((field) => leavesUnder(field.type, `${path}.${field.name}`));
}
