import { isInputObjectType, isInterfaceType, isObjectType, type GraphQLNamedType, type GraphQLSchema } from 'graphql';

export interface Found {
  type: GraphQLNamedType;
  /** absent if the type itself matches */
  field?: string;
}

const most = 40;

/** Finds types and fields whose name contains the text, those that begin with it first. */
export function findInSchema(schema: GraphQLSchema, text: string): Found[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const everything = Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type): Found[] => [{ type }, ...fieldNames(type).map((field) => ({ type, field }))]);
  const rank = ({ type, field = type.name }: Found) => field.toLowerCase().indexOf(wanted);
  return everything
    .filter((found) => rank(found) >= 0)
    .sort((a, b) => Number(rank(a) > 0) - Number(rank(b) > 0))
    .slice(0, most);
}

function fieldNames(type: GraphQLNamedType): string[] {
  const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  return hasFields ? Object.keys(type.getFields()) : [];
}
