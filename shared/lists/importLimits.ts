const megabyte = 1024 * 1024;

/** What a file of ads may have to be imported (docs/import.md#on-the-screen). */
export const importLimits = {
  /** of the file as it is sent: a large CSV is compressed before */
  bytes: 10 * megabyte,
  /** of a workbook, in memory: 100,000 ads in thirty columns */
  cells: 3_000_000,
} as const;
