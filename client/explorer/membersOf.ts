import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
} from 'graphql';

/** A field, an argument or a value of an enum, as it is read. */
export interface Member {
  name: string;
  description: string | null | undefined;
  /** absent for values of enums */
  type?: { text: string; named: GraphQLNamedType };
  args: readonly Member[];
}

export function membersOf(type: GraphQLNamedType): readonly Member[] {
  if (isEnumType(type)) return type.getValues().map(({ name, description }) => ({ name, description, args: [] }));
  if (isInputObjectType(type)) return Object.values(type.getFields()).map(member);
  if (isObjectType(type) || isInterfaceType(type)) {
    return Object.values(type.getFields()).map((field) => ({ ...member(field), args: field.args.map(member) }));
  }
  return [];
}

type Typed = Pick<GraphQLField<unknown, unknown> | GraphQLInputField, 'name' | 'description' | 'type'>;

function member(typed: Typed): Member {
  const { name, description } = typed;
  return { name, description, type: { text: String(typed.type), named: getNamedType(typed.type) }, args: [] };
}
