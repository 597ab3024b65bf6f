/** The name that a file has for a column which may be called by several; the first where the file lacks it. */
export function columnOf(record: Readonly<Record<string, string>>, names: readonly [string, ...string[]]): string {
  return names.find((name) => name in record) ?? names[0];
}
