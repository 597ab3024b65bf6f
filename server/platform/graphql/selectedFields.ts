import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

type Fragments = GraphQLResolveInfo['fragments'];

/**
 * The names of the fields that a query asks of the objects at the end of `path`, below the field that is being resolved.
 * Conditions (@include, @skip) and types of fragments are not looked at: it may name more than will be asked for, never less.
 */
export function selectedFields(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  path: readonly string[],
): ReadonlySet<string> {
  let nodes: readonly FieldNode[] = fieldNodes;
  for (const step of path) nodes = nodes.flatMap((node) => fieldsOf(node, fragments)).filter(isNamed(step));
  return new Set(nodes.flatMap((node) => fieldsOf(node, fragments)).map(({ name }) => name.value));
}

const isNamed =
  (name: string) =>
  (field: FieldNode): boolean =>
    field.name.value === name;

/** Each fragment once for each set it is spread in: those that double one another cost nothing. */
function fieldsOf({ selectionSet }: FieldNode, fragments: Fragments): FieldNode[] {
  const seen = new Set<string>();
  const collect = (set: SelectionSetNode | undefined): FieldNode[] =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      if (selection.kind === Kind.INLINE_FRAGMENT) return collect(selection.selectionSet);
      const name = selection.name.value;
      if (seen.has(name)) return [];
      seen.add(name);
      return collect(fragments[name]?.selectionSet);
    });
  return collect(selectionSet);
}
