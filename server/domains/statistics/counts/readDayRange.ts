import { addDays } from '../../../shared/dates/addDays';
import { DomainError } from '../../../shared/errors/DomainError';
import type { DayRange } from './DayRange';

const usualDays = 30;
const mostDays = 366;

/** Returns the requested days; by default the last 30 days, today included. */
export function readDayRange(asked: { from?: string | null; to?: string | null }, today: string): DayRange {
  const to = asked.to ?? today;
  const from = asked.from ?? addDays(to, 1 - usualDays);
  if (from > to) throw refusal('from', 'ORDER', `The first day (${from}) lies after the last (${to}).`);
  if (from <= addDays(to, -mostDays)) throw refusal('from', 'RANGE', `Ask for at most ${mostDays} days at once.`);
  return { from, to };
}

function refusal(field: string, code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field, code, message }] });
}
