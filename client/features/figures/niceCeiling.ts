/** The smallest of 1, 2, 5, 10, 20, 50 … that is at least `most`; the upper end of an axis of whole numbers. */
export function niceCeiling(most: number): number {
  if (most <= 1) return 1;
  const magnitude = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 5, 10].find((factor) => factor * magnitude >= most) ?? 10;
  return step * magnitude;
}
