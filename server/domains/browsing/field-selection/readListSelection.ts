import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import { selectedFields } from '../../../platform/graphql/selectedFields';
import type { ListSelection } from './ListSelection';
import { readFieldSelection } from './readFieldSelection';

const known = new WeakMap<FieldNode, boolean>();

/** Returns the selection of a query for a list of ads, computed once per document. */
export function readListSelection(info: GraphQLResolveInfo): ListSelection {
  return { fields: readFieldSelection(info, ['edges', 'node']), withTotal: selectsTotal(info) };
}

function selectsTotal(info: GraphQLResolveInfo): boolean {
  const [node, ...more] = info.fieldNodes;
  const before = node && more.length === 0 ? known.get(node) : undefined;
  if (before !== undefined) return before;
  const selects = selectedFields(info, []).has('totalCount');
  if (node && more.length === 0) known.set(node, selects);
  return selects;
}
