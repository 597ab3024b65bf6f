import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import { selectedFields } from '../../../platform/graphql/selectedFields';
import type { FieldSelection } from './FieldSelection';
import { selectFields } from './selectFields';

const known = new WeakMap<FieldNode, FieldSelection>();

/**
 * Returns the field selection of a query for its ads, computed once per document. `always` are fields of an ad that the
 * use case needs itself.
 */
export function readFieldSelection(
  info: GraphQLResolveInfo,
  path: readonly string[],
  always: readonly string[] = [],
): FieldSelection {
  const [node, ...more] = info.fieldNodes;
  const before = node && more.length === 0 ? known.get(node) : undefined;
  if (before) return before;
  const fields = selectFields(new Set([...selectedFields(info, path), ...always]), {
    vendor: selectedFields(info, [...path, 'vendor']),
    thumbnail: selectedFields(info, [...path, 'thumbnail']),
  });
  if (node && more.length === 0) known.set(node, fields);
  return fields;
}
