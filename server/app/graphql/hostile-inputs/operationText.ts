import {
  getNamedType,
  isAbstractType,
  isObjectType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

/** Returns the operation with a variable for each argument. Lists also select pages and count. */
export function operationText(schema: GraphQLSchema, name: string): string {
  const [root = '', fieldName = ''] = name.split('.');
  const field = fieldOf(schema, name);
  const variables = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const args = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const call = args === '' ? fieldName : `${fieldName}(${args})`;
  return `${root.toLowerCase()}${variables === '' ? '' : `(${variables})`} { ${call} ${selection(field.type)} }`;
}

export function fieldOf(schema: GraphQLSchema, name: string): GraphQLField<unknown, unknown> {
  const [root = '', fieldName = ''] = name.split('.');
  const type = schema.getType(root);
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  if (!field) throw new Error(`There is no ${name}.`);
  return field;
}

function selection(output: GraphQLOutputType): string {
  const type = getNamedType(output);
  const isConnection = type.name.endsWith('Connection') && !isAbstractType(type);
  return isConnection
    ? '{ totalCount pageInfo { hasNextPage } edges { cursor node { __typename } } }'
    : '{ __typename }';
}
