import { formatDate } from './formatDate';
import { isoToday } from './isoToday';

const time = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit' });

/** "2026-11-20T03:04:00Z" → "20 Nov 2026, 1:04 pm", in the reader's own time zone. */
export function formatMoment(isoMoment: string): string {
  const moment = new Date(isoMoment);
  if (Number.isNaN(moment.getTime())) return isoMoment;
  return `${formatDate(isoToday(moment))}, ${time.format(moment).replace(/\u202f/g, ' ')}`;
}
