import { formatDate } from './formatDate';
import { formatTime } from './formatTime';
import { isoDayIn } from './isoDayIn';

/** "2026-11-20T03:04:00Z" → "20/11/2026, 1:04 pm", in an Australian time zone. */
export function formatMomentIn(timeZone: string, isoMoment: string): string {
  const moment = new Date(isoMoment);
  return `${formatDate(isoDayIn(timeZone, moment))}, ${formatTime(moment, timeZone)}`;
}
