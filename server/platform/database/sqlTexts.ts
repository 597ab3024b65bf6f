/** Returns constants of ours as a list of SQL texts, for the checks of a column; never for input. */
export function sqlTexts(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(', ');
}
