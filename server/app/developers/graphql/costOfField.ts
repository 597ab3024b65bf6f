import { locale } from '../../../shared/locale';
import { getNamedType, isLeafType, type GraphQLField } from 'graphql';
import { assumedListSize, costOfLeaf, isList } from '../../graphql/limits/measureOperation';

/**
 * Says what selecting a field costs, as `measureOperation` counts it. `isPaged`: its parent is a connection, whose
 * `first` says how many it may have.
 */
export function costOfField(field: GraphQLField<unknown, unknown>, isPaged: boolean): string {
  const { type, args } = field;
  if (isLeafType(getNamedType(type))) return costOfLeaf(field).toLocaleString(locale);
  if (!isList(type)) return '2 + its fields';
  if (args.some(({ name }) => name === 'ids')) return '1 + ids × (1 + its fields)';
  return `1 + ${isPaged ? '`first`' : assumedListSize} × (1 + its fields)`;
}
