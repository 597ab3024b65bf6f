/** The list with one of its items some places further on (or back), as far as there are places. */
export function movedBy<T>(list: readonly T[], item: T, steps: number): T[] {
  const from = list.indexOf(item);
  if (from < 0) return [...list];
  const others = list.filter((one) => one !== item);
  const to = Math.max(0, Math.min(from + steps, others.length));
  return [...others.slice(0, to), item, ...others.slice(to)];
}
