/** Documents that an ad may carry, and the media type under which each is served. */
export const documentFormats = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export type DocumentFormat = keyof typeof documentFormats;
