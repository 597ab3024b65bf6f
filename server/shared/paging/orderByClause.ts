import type { AlignedSortKey } from './alignSortKeys';

/** Returns the list's order, or the reverse for pages that are read backward. */
export function orderByClause(keys: readonly AlignedSortKey[], reading: 'FORWARD' | 'BACKWARD'): string {
  return keys
    .map(
      ({ expression, direction }) =>
        `${expression} ${(direction === 'ASC') === (reading === 'FORWARD') ? 'ASC' : 'DESC'}`,
    )
    .join(', ');
}
