// keep equal to `client/shared/formats/csvOf.ts`; `e2e/shared-rules/csvFormulas.test.ts` checks both
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
const figures = /^[+-]\d[\d\s().]{3,}$/;

/** Quotes a cell where needed. Prefixes text that a spreadsheet would run as a formula with an apostrophe. */
export function csvCell(text: string): string {
  const safe = formula.test(text) && !figures.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
