/** The least round number that is not below the highest value: where an axis ends; its half is a whole number as well. */
export function niceTop(highest: number): number {
  if (highest <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(highest));
  const steps = [1, 2, 4, 6, 8, 10].map((step) => step * power);
  const top = steps.find((step) => step >= highest) ?? highest;
  return top % 2 === 0 ? top : top + 1;
}
