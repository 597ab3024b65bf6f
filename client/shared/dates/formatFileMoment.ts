import { formatDate } from './formatDate';

const hourMs = 3_600_000;

/**
 * "2026-11-20T03:04:00Z" → "20/11/2026 13:04", as files for spreadsheets write moments; null → "". Queensland has no
 * daylight saving, so its offset is fixed (docs/rules/dates-and-money.md#date-formats). The heading says whose time it is.
 */
export function formatFileMoment(isoMoment: string | null): string {
  if (isoMoment === null) return '';
  const local = new Date(Date.parse(isoMoment) + 10 * hourMs).toISOString();
  return `${formatDate(local.slice(0, 10))} ${local.slice(11, 16)}`;
}

/** "Reserved (Queensland time)", the heading of a column of such moments. */
export const momentHeading = (name: string): string => `${name} (Queensland time)`;
