const megabyte = 1024 * 1024;

/** What a file of ads may have to be imported (docs/import.md#on-the-screen). */
export const importLimits = {
  /** of a file as it is sent: a large CSV is compressed before; one of 100,000 ads with long texts has 18 MB then */
  bytes: 32 * megabyte,
} as const;
