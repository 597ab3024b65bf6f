import { builtLegalDays, type LegalKind } from '../../../shared/legal/legalKinds';
import { calendarDay } from '../dates/calendarDay';
import { DomainError } from '../errors/DomainError';
import { siteTimeZone } from './siteTimeZone';

/** the texts that people accept in forms */
export type AcceptedText = Extract<LegalKind, 'TERMS' | 'ADVERTISING'>;

/** first days of the published versions in order; this process follows them */
let published: Partial<Record<AcceptedText, readonly string[]>> = {};

/** Follows the published versions of the texts that people accept, by their first days. */
export function applyLegalDays(days: Partial<Record<AcceptedText, readonly string[]>>): void {
  published = days;
}

/**
 * Returns the version of a text in force: its first day (YYYY-MM-DD), which no other version of the text has
 * (docs/rules/legal-texts.md#accepted-versions).
 */
export function legalVersionInForce(kind: AcceptedText, now: Date): string {
  const today = calendarDay(now, siteTimeZone);
  const days = published[kind] ?? [];
  return days.findLast((day) => day <= today) ?? days[0] ?? builtLegalDays[kind];
}

/**
 * Returns the version of the terms that somebody accepts.
 *
 * @param shown the version that the form showed; null or undefined: of a program, which accepts the one in force
 * @throws DomainError VALIDATION_FAILED on `acceptTerms` if it is in force no longer; on its last day it counts until
 * the end of the next, for forms that were open at midnight
 */
export function acceptedTerms(now: Date, shown: string | null | undefined): string {
  return acceptedVersion('TERMS', now, shown);
}

/** Returns the version of the conditions for advertisers that somebody accepts; as `acceptedTerms`. */
export function acceptedConditions(now: Date, shown: string | null | undefined): string {
  return acceptedVersion('ADVERTISING', now, shown);
}

const changed: Readonly<Record<AcceptedText, string>> = {
  TERMS: 'The terms have changed since this form was opened. Read them and accept them again.',
  ADVERTISING:
    'The conditions for advertisers have changed since this form was opened. Read them and accept them again.',
};

function acceptedVersion(kind: AcceptedText, now: Date, shown: string | null | undefined): string {
  const inForce = legalVersionInForce(kind, now);
  if (shown === null || shown === undefined || shown === inForce) return inForce;
  const days = published[kind] ?? [];
  const before = days[days.indexOf(inForce) - 1];
  if (shown === before && inForce === calendarDay(now, siteTimeZone)) return shown;
  const message = changed[kind];
  throw new DomainError('VALIDATION_FAILED', message, {
    errors: [{ field: 'acceptTerms', code: 'CHANGED', message }],
  });
}
