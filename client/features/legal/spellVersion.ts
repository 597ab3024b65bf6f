import { spellDate } from '../../shared/dates/spellDate';

interface Version {
  number: number;
  validFrom: string;
  validTo?: string | null;
}

/** "Version 2, in force since 1 December 2026", or from and to for one that may have ended or not begun. */
export function spellVersion({ number, validFrom, validTo }: Version, isInForce: boolean): string {
  const from = spellDate(validFrom);
  if (isInForce) return `Version ${String(number)}, in force since ${from}`;
  const to = validTo === null || validTo === undefined ? '' : ` to ${spellDate(validTo)}`;
  return `Version ${String(number)}, in force from ${from}${to}`;
}
