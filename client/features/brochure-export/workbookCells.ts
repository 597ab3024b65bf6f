import type { ExportValue } from './exportColumns';

/** Excel's limit for one cell */
const mostCharacters = 32_767;

/** The first row of an exported workbook. */
export function workbookHead(headings: readonly string[]) {
  return headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
}

/**
 * An ad's row of an exported workbook: plain values, because an object for each cell would take most of the memory. A text
 * that begins with "=" stays a text, because only an object can be a formula.
 */
export function workbookRow(row: readonly ExportValue[]): ExportValue[] {
  return row.map((value) => (typeof value === 'string' ? value.slice(0, mostCharacters) : value));
}
