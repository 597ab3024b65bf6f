/** A day as programs write it, also at the beginning of a moment. */
const isoDay = /(?<![\d-])\d{4}-\d\d-\d\d(?![\d-])/;

/** Names of files keep it, because they sort by it. */
const fileName = /\S*\d{4}-\d\d-\d\d\S*\.(csv|json|pdf|txt|xlsx|zip)\b/g;

/**
 * Returns the lines of a screen with a day that is not DD/MM/YYYY (docs/rules/dates-and-money.md). What stands in code is
 * a stored value and not among the lines.
 */
export function isoDaysIn(lines: readonly string[]): string[] {
  return lines
    .filter((line) => isoDay.test(line.replace(fileName, '')))
    .map((line) => `a day that is not DD/MM/YYYY: ${line.trim().slice(0, 120)}`);
}
