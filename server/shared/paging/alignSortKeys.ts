import type { SortDirection, SortKey } from './SortKey';

/** A key that is never null. In most lists all keys have the same direction. */
export type AlignedSortKey = Omit<SortKey, 'nullable'>;

/** Greater than every number in sort keys, and still an integer of the database. */
const beyond = 2_147_483_647;

/**
 * Aligns the keys of an order so that all have one direction if possible. Then "after the cursor" is one comparison of
 * rows, which an index answers at any depth. Keys that already agree stay unchanged. Numbers are negated; texts cannot
 * be reversed, so the first text sets the direction. Absent numbers become a number greater than all others, so they
 * stay last. The expressions are exactly those of the list indexes: `coalesce(-x, 2147483647)`, `(-id)`.
 */
export function alignSortKeys(keys: readonly SortKey[]): AlignedSortKey[] {
  const [first, ...others] = keys.map((key) => key.direction);
  const alike = others.every((direction) => direction === first) ? first : undefined;
  const direction = keys.find((key) => key.kind === 'text')?.direction ?? alike ?? 'ASC';
  return keys.map(({ nullable, ...key }) => (key.kind === 'text' ? key : turn(key, nullable, direction)));
}

function turn(key: AlignedSortKey, nullable: boolean, direction: SortDirection): AlignedSortKey {
  const turned = key.direction === direction ? key.expression : `(-${key.expression})`;
  const last = direction === 'ASC' ? beyond : -beyond;
  return { ...key, direction, expression: nullable ? `coalesce(${turned}, ${last})` : turned };
}
