const megabyte = 1024 * 1024;

/** What a file of ads may have to be imported, in bytes (docs/import.md#on-the-screen). */
export const importLimits = {
  /** of a file as it is sent: a large CSV is compressed before; one of 100,000 ads with long texts has 18 MB then */
  bytes: 32 * megabyte,
  /** of a compressed CSV: 100,000 ads with long texts have about 70 MB */
  unpackedCsv: 200 * megabyte,
  /** XML takes five times the room of a CSV; it is read in pieces, so this limits time */
  unpackedWorkbook: 500 * megabyte,
} as const;

/** Returns a limit in people's words: "32 MB". */
export const importLimitText = (limit: keyof typeof importLimits): string => `${importLimits[limit] / megabyte} MB`;
