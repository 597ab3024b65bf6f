import type { SortKey } from './SortKey';

/** Identifies a list's order in its cursors, so that a cursor of another order is recognised. */
export function orderSignature(keys: readonly Pick<SortKey, 'name' | 'direction'>[]): string {
  return keys.map(({ name, direction }) => `${name}${direction === 'ASC' ? '+' : '-'}`).join(',');
}
