import type { AlignedSortKey } from './alignSortKeys';

/**
 * Returns SQL for "beyond the cursor": `AFTER` or `BEFORE` it in the list's order. `values` are placeholders, one for
 * each key.
 */
export function keysetCondition(
  keys: readonly AlignedSortKey[],
  values: readonly string[],
  side: 'AFTER' | 'BEFORE',
): string {
  const operators = keys.map((key) => ((key.direction === 'ASC') === (side === 'AFTER') ? '>' : '<'));
  const first = operators[0] ?? '>';
  if (operators.every((operator) => operator === first)) {
    return `(${keys.map((key) => key.expression).join(', ')}) ${first} (${values.join(', ')})`;
  }
  return `(${keys.map((_, index) => tieThenBeyond(keys, operators, values, index)).join(' OR ')})`;
}

/** equal in all keys before this one, and beyond the cursor in this one */
function tieThenBeyond(
  keys: readonly AlignedSortKey[],
  operators: readonly string[],
  values: readonly string[],
  index: number,
): string {
  const parts = keys
    .slice(0, index + 1)
    .map((key, at) => `${key.expression} ${at === index ? (operators[at] ?? '>') : '='} ${values[at] ?? 'NULL'}`);
  return `(${parts.join(' AND ')})`;
}
