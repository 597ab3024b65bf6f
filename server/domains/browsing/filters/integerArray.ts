/** Our own numbers as SQL. Whatever is none is refused, for nothing else may ever be written into a statement. */
export function integerArray(numbers: readonly number[]): string {
  if (!numbers.every(Number.isSafeInteger)) throw new Error('Not a list of whole numbers.');
  return `'{${numbers.join(',')}}'::integer[]`;
}
