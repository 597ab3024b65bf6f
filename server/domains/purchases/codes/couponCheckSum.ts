/**
 * The values of a code as coefficients of a polynomial over the field of 32 elements (x⁵ + x² + 1), taken at x. It is 0
 * for every code that was made here. A single wrong character never leaves it 0, and neither do two that changed places.
 */
export function couponCheckSum(values: readonly number[]): number {
  return values.reduce((sum, value) => timesX(sum) ^ value, 0);
}

function timesX(element: number): number {
  const doubled = element << 1;
  return doubled < 32 ? doubled : doubled ^ 0b100101;
}
