/**
 * Evaluates the code as a polynomial over the field of 32 elements (x⁵ + x² + 1) at x. The result is 0 for every valid
 * code. A single wrong character or two swapped characters never give 0.
 */
export function couponCheckSum(values: readonly number[]): number {
  return values.reduce((sum, value) => timesX(sum) ^ value, 0);
}

function timesX(element: number): number {
  const doubled = element << 1;
  return doubled < 32 ? doubled : doubled ^ 0b100101;
}
