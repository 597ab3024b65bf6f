/** Returns the file's name for a column with several possible names; the first name when the file lacks the column. */
export function columnOf(record: Readonly<Record<string, string>>, names: readonly [string, ...string[]]): string {
  return names.find((name) => name in record) ?? names[0];
}
