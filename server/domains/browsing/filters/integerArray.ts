/**
 * Returns integers as an SQL literal.
 *
 * @throws Error for any other value, because nothing else may be written into a statement
 */
export function integerArray(numbers: readonly number[]): string {
  if (!numbers.every(Number.isSafeInteger)) throw new Error('Not a list of whole numbers.');
  return `'{${numbers.join(',')}}'::integer[]`;
}
