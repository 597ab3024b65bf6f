/** What an import of streets or other map features did, or (dry run) would do. */
export interface StreetImportReport {
  dryRun: boolean;
  /** features or rows in the file */
  rows: number;
  kept: number;
  /** house numbers; absent in reports from before they were read */
  addresses?: number;
  /** reasons for leaving rows out, with their number */
  skipped: Record<string, number>;
  refused: { row: number; problem: string }[];
  /** number of all refused rows; the report may not keep all their reasons */
  refusedCount: number;
  /** true if the file brought only existing data */
  unchanged: boolean;
  index: { streets: number; created: number; updated: number; removed: number };
}
