/** The index that a key leads to among `count` items. Null for other keys and at the ends. */
export function stepFor(key: string, current: number, count: number): number | null {
  const targets: Record<string, number> = {
    ArrowRight: current + 1,
    ArrowLeft: current - 1,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined || target === current || target < 0 || target >= count ? null : target;
}
