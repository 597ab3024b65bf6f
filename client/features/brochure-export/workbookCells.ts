import type { ExportValue } from './exportColumns';

/** Excel's limit for one cell */
const mostCharacters = 32_767;

/** The rows of an exported workbook. Cells have explicit types, so a text that begins with "=" stays a text. */
export function workbookCells(headings: readonly string[], rows: readonly (readonly ExportValue[])[]) {
  const head = headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    row.map((value) => {
      if (value === null) return null;
      return typeof value === 'number'
        ? { value, type: Number }
        : { value: value.slice(0, mostCharacters), type: String };
    }),
  );
  return [head, ...body];
}
