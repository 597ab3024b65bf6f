import type { ExportValue } from '../exportColumns';

export type ExportRow = readonly ExportValue[];

/** A file that is written while its rows are read, from both ends of the list. */
export interface ExportFile {
  /** Writes the rows that follow those that were appended before. */
  append: (rows: readonly ExportRow[]) => void;
  /** Writes the rows that precede those that were prepended before. */
  prepend: (rows: readonly ExportRow[]) => void;
  /** Returns the whole file. */
  finish: () => Promise<Blob>;
}
