import { formatMoment } from '../../shared/dates/formatMoment';
import { formatTime } from '../../shared/dates/formatTime';
import { isoToday } from '../../shared/dates/isoToday';

/** "20/11/2026, 1:04 pm to 1:20 pm"; while it goes on: "since 20/11/2026, 1:04 pm, until 1:34 pm at the latest". */
export function describeViewing({ startedAt, endsAt }: { startedAt: string; endsAt: string }, now: Date): string {
  const [begin, end] = [new Date(startedAt), new Date(endsAt)];
  const until = isoToday(begin) === isoToday(end) ? formatTime(end) : formatMoment(endsAt);
  if (end <= now) return `${formatMoment(startedAt)} to ${until}`;
  return `since ${formatMoment(startedAt)}, until ${until} at the latest`;
}
