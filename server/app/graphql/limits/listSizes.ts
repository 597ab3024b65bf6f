import { Kind, type FieldNode, type GraphQLField, type ValueNode } from 'graphql';

export interface ListSizes {
  /** of the lists right inside the field; null when it is no connection */
  page: number | null;
  /** of the field itself, when the caller gives the items one by one, as in `nodes(ids:)` */
  list: number | null;
}

/** What a connection gives to a caller who asks for no size. */
const defaultPageSize = 24;

/** How many items a field may give, read from its arguments and taken at their word. */
export function listSizes(
  field: GraphQLField<unknown, unknown>,
  { arguments: args = [] }: FieldNode,
  variables: Readonly<Record<string, unknown>>,
): ListSizes {
  const values = new Map(args.map(({ name, value }) => [name.value, valueOf(value, variables)]));
  const ids = values.get('ids');
  return {
    page: field.args.some(({ name }) => name === 'first') ? pageSize(values) : null,
    list: Array.isArray(ids) ? ids.length : null,
  };
}

function pageSize(values: ReadonlyMap<string, unknown>): number {
  const size = [values.get('first'), values.get('last')].find((value) => typeof value === 'number');
  return size === undefined ? defaultPageSize : Math.max(0, size);
}

function valueOf(node: ValueNode, variables: Readonly<Record<string, unknown>>): unknown {
  if (node.kind === Kind.VARIABLE) return variables[node.name.value];
  if (node.kind === Kind.INT) return Number(node.value);
  return node.kind === Kind.LIST ? node.values : undefined;
}
