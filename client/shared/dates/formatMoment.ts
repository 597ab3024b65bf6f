import { formatDate } from './formatDate';
import { formatTime } from './formatTime';
import { isoToday } from './isoToday';

/** "2026-11-20T03:04:00Z" → "20/11/2026, 1:04 pm", in the reader's own time zone. */
export function formatMoment(isoMoment: string): string {
  const moment = new Date(isoMoment);
  if (Number.isNaN(moment.getTime())) return isoMoment;
  return `${formatDate(isoToday(moment))}, ${formatTime(moment)}`;
}
