import { isIsoDate } from './isIsoDate';

/** 20/11/2026 → 2026-11-20; undefined for a text that is not exactly DD/MM/YYYY, or no day of the calendar. */
export function parseAustralianDate(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const iso = `${year ?? ''}-${month ?? ''}-${day ?? ''}`;
  return isIsoDate(iso) ? iso : undefined;
}
