import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import { selectedFields } from '../../../platform/graphql/selectedFields';
import type { ListSelection } from './ListSelection';
import { readFieldSelection } from './readFieldSelection';

interface SelectedCounts {
  total: boolean;
  offers: boolean;
}

const known = new WeakMap<FieldNode, SelectedCounts>();

/** Returns the selection of a query for a list of ads, computed once per document. */
export function readListSelection(info: GraphQLResolveInfo): ListSelection {
  const { total, offers } = countsOf(info);
  // on a page that is the whole list, the types tell the offers
  const fields = readFieldSelection(info, ['edges', 'node'], offers ? ['type'] : []);
  return { fields, withTotal: total || offers };
}

function countsOf(info: GraphQLResolveInfo): SelectedCounts {
  const [node, ...more] = info.fieldNodes;
  const before = node && more.length === 0 ? known.get(node) : undefined;
  if (before) return before;
  const selected = selectedFields(info, []);
  const counts = { total: selected.has('totalCount'), offers: selected.has('offerCount') };
  if (node && more.length === 0) known.set(node, counts);
  return counts;
}
