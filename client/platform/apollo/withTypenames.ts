import type { DocumentNode } from '@apollo/client';
import { Kind, parse, print, visit, type FieldNode } from 'graphql';

const known = new WeakMap<DocumentNode, DocumentNode>();
const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/**
 * Returns the document with `__typename` in every selection but that of the operation, as Apollo Client sends it. No
 * node of it is shared with another selection or document: the compiler (graphql-jit) notes on each node under which
 * `@include` it stands.
 */
export function withTypenames(document: DocumentNode): DocumentNode {
  const before = known.get(document);
  if (before) return before;
  const added = visit(document, {
    SelectionSet(node, _key, parent) {
      const isOperation = parent !== undefined && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      const hasTypename = node.selections.some((it) => it.kind === Kind.FIELD && it.name.value === '__typename');
      return isOperation || hasTypename ? undefined : { ...node, selections: [...node.selections, typename] };
    },
  });
  const made = parse(print(added), { noLocation: true });
  known.set(document, made);
  return made;
}
