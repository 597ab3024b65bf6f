import type { SortKey } from './SortKey';

/** Names a list's order inside its cursors, so that a cursor of another order is recognised. */
export function orderSignature(keys: readonly Pick<SortKey, 'name' | 'direction'>[]): string {
  return keys.map(({ name, direction }) => `${name}${direction === 'ASC' ? '+' : '-'}`).join(',');
}
