const isoDateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A point in time, ISO 8601 with its offset; undefined for anything else. */
export function parseIsoDateTime(text: string): Date | undefined {
  const time = isoDateTime.test(text) && !text.startsWith('0000') ? new Date(text) : undefined;
  return time && !Number.isNaN(time.getTime()) ? time : undefined;
}
