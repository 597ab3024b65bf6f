import type { FieldError } from '../../../shared/errors/DomainError';

/** Why a cell or a row was refused. */
export interface CellError extends FieldError {
  /** the cell's content; absent when the error concerns the row or the cell is empty */
  value?: string;
}

/** A row that was not imported: the line in the file on which it ends, and every reason. */
export interface RefusedRow {
  line: number;
  errors: CellError[];
}

/** What an import did, or (dry run) would do. Every row of the file is in exactly one of the four counts. */
export interface ImportReport {
  dryRun: boolean;
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: RefusedRow[];
  /** messages that refuse no row, with the number of rows they concern */
  notices: Record<string, number>;
}

export function emptyReport(dryRun: boolean): ImportReport {
  return { dryRun, rows: 0, created: 0, updated: 0, unchanged: 0, refused: [], notices: {} };
}
