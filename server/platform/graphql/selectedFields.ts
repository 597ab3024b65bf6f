import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

type Fragments = GraphQLResolveInfo['fragments'];

/**
 * Returns the fields that a query selects for the objects at the end of `path`, below the resolved field. Ignores
 * conditions (@include, @skip) and fragment types, so it may return too many names, but never too few.
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

/** Visits each fragment once per set that spreads it, so fragments that double one another cost nothing. */
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
