import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { nothing, together, type Measure } from './Measure';

interface ListSizes {
  /** size of the lists directly inside the field; null: no connection */
  page: number | null;
  /** size of the field itself, if the caller passes the items one by one, as in `nodes(ids:)` */
  list: number | null;
}

/** Arguments whose variables the measure depends on. */
export const sizeArguments: ReadonlySet<string> = new Set(['first', 'last', 'ids']);

/** The page size of a connection if the caller names none. */
const defaultPageSize = 24;

/** The maximum number of items that a field may return, read from its arguments. */
function listSizes(
  field: GraphQLField<unknown, unknown>,
  { arguments: args = [] }: FieldNode,
  variables: Readonly<Record<string, unknown>>,
): ListSizes {
  const sizes = args.filter(({ name }) => sizeArguments.has(name.value));
  const values = new Map(sizes.map(({ name, value }) => [name.value, valueOf(value, variables)]));
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

/** For a list whose size only the data determines, such as the pictures of an ad. */
export const assumedListSize = 5;

/** About the size of the schema itself. Each alias in an introspection may select all of it again. */
const introspectedValues = 2000;

const introspectionFields: Readonly<Record<string, GraphQLField<unknown, unknown>>> = {
  [SchemaMetaFieldDef.name]: SchemaMetaFieldDef,
  [TypeMetaFieldDef.name]: TypeMetaFieldDef,
};

export interface MeasureInput {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** coerced, with defaults */
  variables: Readonly<Record<string, unknown>>;
}

/**
 * Adds up what an operation selects. Measures each fragment once per page size that it is spread under, so fragments
 * that double one another take no time here. The operation must have passed validation: its fields exist and its
 * fragments form no cycle.
 */
export function measureOperation({ schema, document, operation, variables }: MeasureInput): Measure {
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const known = new Map<string, Measure>();

  const measureSelections = (set: SelectionSetNode, parent: GraphQLNamedType, pageSize: number | null): Measure =>
    set.selections
      .map((selection) => withDirectives(measureSelection(selection, parent, pageSize), selection))
      .reduce(together, nothing);

  const measureSelection = (selection: SelectionNode, parent: GraphQLNamedType, pageSize: number | null): Measure => {
    if (selection.kind === Kind.FIELD) return measureField(selection, parent, pageSize);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return measureFragment(selection.name.value, pageSize);
    const type = selection.typeCondition && schema.getType(selection.typeCondition.name.value);
    return measureSelections(selection.selectionSet, type ?? parent, pageSize);
  };

  const measureFragment = (name: string, pageSize: number | null): Measure => {
    const key = `${name}:${pageSize}`;
    const found = known.get(key);
    if (found) return found;
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const measured = fragment && type ? measureSelections(fragment.selectionSet, type, pageSize) : nothing;
    known.set(key, measured);
    return measured;
  };

  const measureField = (node: FieldNode, parent: GraphQLNamedType, pageSize: number | null): Measure => {
    const aliases = node.alias ? 1 : 0;
    const field = fieldOf(parent, node.name.value);
    if (!field || !node.selectionSet) return { depth: 1, cost: costOfLeaf(field), aliases, directives: 0 };
    const type = getNamedType(field.type);
    const sizes = listSizes(field, node, variables);
    const inside = measureSelections(node.selectionSet, type, sizes.page);
    if (isIntrospectionType(type)) return measureIntrospection(inside, aliases);
    const items = isList(field.type) ? (sizes.list ?? pageSize ?? assumedListSize) : 1;
    return {
      depth: inside.depth + 1,
      cost: 1 + items * (1 + inside.cost),
      aliases: aliases + inside.aliases,
      directives: inside.directives,
    };
  };

  const root = schema.getRootType(operation.operation);
  if (!root) return nothing;
  return withDirectives(measureSelections(operation.selectionSet, root, null), operation);
}

/** graphql-js limits its depth, and without aliases the result is the schema once. */
function measureIntrospection(inside: Measure, ownAliases: number): Measure {
  const aliases = ownAliases + inside.aliases;
  return { depth: 1, cost: 1 + aliases * introspectedValues, aliases, directives: inside.directives };
}

function withDirectives(measure: Measure, { directives }: Pick<SelectionNode, 'directives'>): Measure {
  return directives?.length ? { ...measure, directives: measure.directives + directives.length } : measure;
}

function fieldOf(parent: GraphQLNamedType, name: string): GraphQLField<unknown, unknown> | undefined {
  if (!isCompositeType(parent) || !(isObjectType(parent) || isInterfaceType(parent))) return undefined;
  return parent.getFields()[name] ?? introspectionFields[name];
}

/** A leaf that is large, such as a picture as text, declares what it counts (`complexity` of its resolver). */
export function costOfLeaf(field: GraphQLField<unknown, unknown> | undefined): number {
  const declared = field?.extensions['complexity'];
  return typeof declared === 'number' ? declared : 1;
}

export function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}
