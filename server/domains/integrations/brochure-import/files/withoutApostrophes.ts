/** What an export puts before text that a spreadsheet would run as a formula. */
const guarded = /^'(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/;

/** Takes the apostrophes of exports away again. */
export function withoutApostrophes(record: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([column, cell]) => [column, cell.replace(guarded, '')]));
}
