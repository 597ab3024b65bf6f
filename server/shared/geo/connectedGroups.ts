/** Groups items: two are in one group if they are connected, directly or through others. */
export function connectedGroups<T>(items: readonly T[], areConnected: (one: T, other: T) => boolean): T[][] {
  const groups: T[][] = [];
  let left = [...items];
  while (left.length > 0) {
    const group = left.splice(0, 1);
    for (const item of group) {
      const apart: T[] = [];
      for (const other of left) (areConnected(item, other) ? group : apart).push(other);
      left = apart;
    }
    groups.push(group);
  }
  return groups;
}
