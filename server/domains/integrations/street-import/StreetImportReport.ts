/** What an import of streets or other parts of a map did, or (dry run) would do. */
export interface StreetImportReport {
  dryRun: boolean;
  /** features or rows of the file */
  rows: number;
  kept: number;
  /** why others were left out, with how many */
  skipped: Record<string, number>;
  refused: { row: number; problem: string }[];
  /** of all that were refused, whose reasons may be too many to keep */
  refusedCount: number;
  /** the file brought just what is there already */
  unchanged: boolean;
  index: { streets: number; created: number; updated: number; removed: number };
}
