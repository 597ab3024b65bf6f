/** Returns for each key of a batch its own items, in their order. */
export function groupByKey<K, T>(keys: readonly K[], items: readonly T[], keyOf: (item: T) => K): T[][] {
  const groups = new Map<K, T[]>(keys.map((key) => [key, []]));
  for (const item of items) groups.get(keyOf(item))?.push(item);
  return keys.map((key) => groups.get(key) ?? []);
}
