import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import { selectedFields } from '../../../platform/graphql/selectedFields';
import type { BrochureParts } from './BrochureParts';
import { partsOfFields } from './partsOfFields';

const known = new WeakMap<FieldNode, BrochureParts>();

/** What has to be read for the fields that a query selects of its ads, found once for each document. */
export function partsOfSelection(info: GraphQLResolveInfo, path: readonly string[]): BrochureParts {
  const [node, ...more] = info.fieldNodes;
  const before = node && more.length === 0 ? known.get(node) : undefined;
  if (before) return before;
  const parts = partsOfFields(selectedFields(info, path));
  if (node && more.length === 0) known.set(node, parts);
  return parts;
}
