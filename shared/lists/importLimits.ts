const megabyte = 1024 * 1024;

/** What a file of ads may have to be imported (docs/import.md#on-the-screen). */
export const importLimits = {
  /** of a CSV as it is sent: a large one is compressed before */
  bytes: 10 * megabyte,
  workbookBytes: 32 * megabyte,
} as const;
