import { formatDate } from './formatDate';
import { isoToday } from './isoToday';

/** "2026-11-20T03:04:00Z" → "20/11/2026", in the reader's own time zone. */
export function formatDay(isoMoment: string): string {
  return formatDate(isoToday(new Date(isoMoment)));
}
