/** Refusals of a field name it as it stands in the input: `input.id` is `id`. */
export function lastOf(path: string): string {
  return path.replace(/^input\./, '');
}
