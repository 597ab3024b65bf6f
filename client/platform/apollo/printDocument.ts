import {
  Kind,
  type ArgumentNode,
  type DefinitionNode,
  type DirectiveNode,
  type DocumentNode,
  type SelectionNode,
  type SelectionSetNode,
  type TypeNode,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql';

/**
 * The text of a query or mutation. The browser's build takes this for `print` of `graphql`, which also prints schemas
 * and lays out lines for readers: every visitor would load that before the first page responds.
 *
 * @throws TypeError for anything but operations and fragments
 */
export function printDocument({ definitions }: DocumentNode): string {
  return definitions.map(printDefinition).join(' ');
}

function printDefinition(node: DefinitionNode): string {
  if (node.kind === Kind.FRAGMENT_DEFINITION) {
    const head = `fragment ${node.name.value} on ${node.typeCondition.name.value}`;
    return head + printDirectives(node.directives) + printSelections(node.selectionSet);
  }
  if (node.kind !== Kind.OPERATION_DEFINITION) throw new TypeError(`A ${node.kind} is not executable.`);
  const { operation, name, variableDefinitions, directives, selectionSet } = node;
  const head = `${operation} ${name?.value ?? ''}`;
  return head + list(variableDefinitions, printVariable) + printDirectives(directives) + printSelections(selectionSet);
}

function printVariable({ variable, type, defaultValue, directives }: VariableDefinitionNode): string {
  const value = defaultValue ? `=${printValue(defaultValue)}` : '';
  return `$${variable.name.value}:${printType(type)}${value}${printDirectives(directives)}`;
}

function printType(type: TypeNode): string {
  if (type.kind === Kind.NAMED_TYPE) return type.name.value;
  const inner = printType(type.type);
  return type.kind === Kind.LIST_TYPE ? `[${inner}]` : `${inner}!`;
}

function printSelections(set: SelectionSetNode | undefined): string {
  return set ? `{${set.selections.map(printSelection).join(' ')}}` : '';
}

function printSelection(node: SelectionNode): string {
  const directives = printDirectives(node.directives);
  if (node.kind === Kind.FRAGMENT_SPREAD) return `...${node.name.value}${directives}`;
  if (node.kind === Kind.INLINE_FRAGMENT) {
    const condition = node.typeCondition ? ` on ${node.typeCondition.name.value}` : '';
    return `...${condition}${directives}${printSelections(node.selectionSet)}`;
  }
  const alias = node.alias ? `${node.alias.value}:` : '';
  return (
    alias + node.name.value + list(node.arguments, printArgument) + directives + printSelections(node.selectionSet)
  );
}

function printDirectives(directives: readonly DirectiveNode[] = []): string {
  return directives.map(({ name, arguments: values }) => ` @${name.value}${list(values, printArgument)}`).join('');
}

function printArgument({ name, value }: Pick<ArgumentNode, 'name' | 'value'>): string {
  return `${name.value}:${printValue(value)}`;
}

function printValue(value: ValueNode): string {
  switch (value.kind) {
    case Kind.VARIABLE:
      return `$${value.name.value}`;
    case Kind.LIST:
      return `[${value.values.map(printValue).join(' ')}]`;
    case Kind.OBJECT:
      return `{${value.fields.map(printArgument).join(' ')}}`;
    case Kind.STRING:
      // GraphQL reads the escapes of JSON
      return JSON.stringify(value.value);
    case Kind.NULL:
      return 'null';
    default:
      return String(value.value);
  }
}

function list<Node>(nodes: readonly Node[] | undefined, print: (node: Node) => string): string {
  return nodes?.length ? `(${nodes.map(print).join(' ')})` : '';
}
