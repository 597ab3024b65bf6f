import {
  getNamedType,
  isInputObjectType,
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

/** The type of a field of the operation's input, or of an argument; undefined: it has none of that name. */
export function inputTypeOf(schema: GraphQLSchema, name: string, field: string): string | undefined {
  const { args } = fieldOf(schema, name);
  const input = getNamedType(args.find((arg) => arg.name === 'input')?.type);
  const fields = isInputObjectType(input) ? Object.values(input.getFields()) : args;
  const type = fields.find((each) => each.name === field)?.type;
  return type === undefined ? undefined : String(type);
}

function selection(output: GraphQLOutputType): string {
  const type = getNamedType(output);
  if (!type.name.endsWith('Connection') || !isObjectType(type)) return '{ __typename }';
  // the feed of changes has no count
  const count = type.getFields()['totalCount'] ? 'totalCount ' : '';
  return `{ ${count}pageInfo { hasNextPage } edges { cursor node { __typename } } }`;
}
