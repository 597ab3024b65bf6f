import type { ExportValue } from './exportColumns';

/** Texts are texts here whatever they begin with: a sheet says of each cell what it is. */
export async function writeXlsx(headings: readonly string[], rows: readonly ExportValue[][]): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  const head = headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    row.map((value) => {
      if (value === null) return null;
      return typeof value === 'number'
        ? { value, type: Number }
        : { value: value.slice(0, mostCharacters), type: String };
    }),
  );
  return writeExcelFile([head, ...body], { sheet: 'Ads', stickyRowsCount: 1 }).toBlob();
}

/** of a cell, as Excel has it */
const mostCharacters = 32_767;
