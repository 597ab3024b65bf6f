/** Field errors name the field as in the input: `input.id` is `id`. */
export function lastOf(path: string): string {
  return path.replace(/^input\./, '');
}
