import type { FieldError } from '../../../shared/errors/DomainError';

/** Why a cell, or a row, was refused. */
export interface CellError extends FieldError {
  /** what the file holds there; absent where the error is about the row, or nothing is there */
  value?: string;
}

/** A row that was not imported: the line on which it ends in the file, and every reason. */
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
  /** things worth knowing that refuse nothing, with how many rows they concern */
  notices: Record<string, number>;
}

export function emptyReport(dryRun: boolean): ImportReport {
  return { dryRun, rows: 0, created: 0, updated: 0, unchanged: 0, refused: [], notices: {} };
}
