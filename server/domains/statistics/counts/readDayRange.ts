import { addDays } from '../../../../shared/dates/addDays';
import { DomainError } from '../../../shared/errors/DomainError';
import type { DayRange } from './DayRange';

const usualDays = 30;
const mostDays = 366;
/** years before it are typing mistakes; PostgreSQL knows no year 0, which a period before year 1 would need */
const earliest = '2000-01-01';

interface AskedDays {
  from?: string | null;
  to?: string | null;
  /** how many days up to the last, instead of the first */
  days?: number | null;
}

/** Returns the requested days; by default the last 30 days, today included. */
export function readDayRange(asked: AskedDays, today: string): DayRange {
  const to = asked.to ?? today;
  const days = readDays(asked);
  const from = asked.from ?? addDays(to, 1 - days);
  if (from > to) throw refusal('from', 'ORDER', 'The first day lies after the last.');
  if (from < earliest) throw refusal('from', 'RANGE', 'Figures begin in 2000.');
  if (from <= addDays(to, -mostDays)) throw refusal('from', 'RANGE', `Ask for at most ${mostDays} days at once.`);
  return { from, to };
}

function readDays({ from, days }: AskedDays): number {
  if (days == null) return usualDays;
  if (from != null) throw refusal('days', 'CONFLICT', 'Give the first day or how many days, not both.');
  if (days < 1 || days > mostDays) throw refusal('days', 'RANGE', `Ask for 1 to ${mostDays} days at once.`);
  return days;
}

function refusal(field: string, code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field, code, message }] });
}
