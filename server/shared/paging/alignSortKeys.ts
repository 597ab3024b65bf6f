import type { SortDirection, SortKey } from './SortKey';

/** A key that is never null and, for all keys of most lists, runs in one direction. */
export type AlignedSortKey = Omit<SortKey, 'nullable'>;

/** Beyond every number that we sort by, and still an integer of the database. */
const beyond = 2_147_483_647;

/**
 * Turns the keys of an order so that all run in one direction wherever that can be had: then "after the cursor" is one
 * comparison of rows, which an index answers at any depth. Keys that already agree stay as they are; numbers are turned by
 * their sign; texts cannot be turned, so the first of them sets the direction. Absent numbers become a number beyond all others, which keeps them last.
 *
 * The expressions are those of the list indexes, letter for letter: `coalesce(-x, 2147483647)`, `(-id)`.
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
