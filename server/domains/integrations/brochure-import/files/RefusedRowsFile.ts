import type { CellError } from '../ImportReport';
import { csvCell } from './csvCell';

/** The column that says why a row was refused. An import passes it over, so that the mended file can be sent. */
export const reasonColumn = 'what is wrong';

/** So that a huge file of refused rows cannot fill the memory; the rest is in the report. */
const mostCharacters = 20_000_000;

/** Collects the refused rows of a file as CSV: all their columns as they are, and the reasons. */
export class RefusedRowsFile {
  private columns: string[] | null = null;
  private readonly rows: string[] = [];
  private characters = 0;

  add(original: Readonly<Record<string, string>> | null, errors: readonly CellError[]): void {
    // a row that cannot be read has no cells
    if (original === null || this.characters > mostCharacters) return;
    this.columns ??= Object.keys(original).filter((column) => column !== reasonColumn);
    const reasons = errors.map(({ field, message }) => (field === '' ? message : `${field}: ${message}`)).join(' ');
    const row = [...this.columns.map((column) => original[column] ?? ''), reasons].map(csvCell).join(',');
    this.characters += row.length;
    // the database stores no NUL, which a workbook may hold
    this.rows.push(`${row.replaceAll('\0', '\ufffd')}\n`);
  }

  /** Returns null without refused rows. */
  toCsv(): string | null {
    if (this.columns === null) return null;
    return [`${[...this.columns, reasonColumn].map(csvCell).join(',')}\n`, ...this.rows].join('');
  }
}
