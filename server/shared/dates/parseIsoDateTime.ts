import { isIsoDate } from './isIsoDate';

const isoDateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Parses an ISO 8601 date and time with offset; undefined for anything else. */
export function parseIsoDateTime(text: string): Date | undefined {
  // a day that does not exist would be read as the one after
  const time = isoDateTime.test(text) && isIsoDate(text.slice(0, 10)) ? new Date(text) : undefined;
  return time && !Number.isNaN(time.getTime()) ? time : undefined;
}
