import { builtLegalDays } from '../../../shared/legal/legalKinds';
import { calendarDay } from '../dates/calendarDay';
import { DomainError } from '../errors/DomainError';
import { siteTimeZone } from './siteTimeZone';

/** first days of the published terms in order; this process follows them */
let published: readonly string[] = [];

/** Follows the published terms, by their first days. */
export function applyTermsDays(days: readonly string[]): void {
  published = [...days].sort();
}

/**
 * Returns the version of the terms in force: its first day (YYYY-MM-DD), which no other version of the terms has
 * (docs/rules/legal-texts.md#accepted-versions).
 */
export function termsInForce(now: Date): string {
  const today = calendarDay(now, siteTimeZone);
  return published.findLast((day) => day <= today) ?? published[0] ?? builtLegalDays.TERMS;
}

/**
 * Returns the version of the terms that somebody accepts.
 *
 * @param shown the version that the form showed; null or undefined: of a program, which accepts the one in force
 * @throws DomainError VALIDATION_FAILED on `acceptTerms` if it is in force no longer; on its last day it counts until
 * the end of the next, for forms that were open at midnight
 */
export function acceptedTerms(now: Date, shown: string | null | undefined): string {
  const inForce = termsInForce(now);
  if (shown === null || shown === undefined || shown === inForce) return inForce;
  const before = published[published.indexOf(inForce) - 1];
  if (shown === before && inForce === calendarDay(now, siteTimeZone)) return shown;
  const message = 'The terms have changed since this form was opened. Read them and accept them again.';
  throw new DomainError('VALIDATION_FAILED', message, {
    errors: [{ field: 'acceptTerms', code: 'CHANGED', message }],
  });
}
