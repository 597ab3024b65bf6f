import { formatDate } from '../../shared/dates/formatDate';

interface Dates {
  validFrom: string | null;
  validTo: string | null;
}

/** "1 Dec 2026 to 31 Jan 2027"; null without dates. */
export function validityText({ validFrom, validTo }: Dates): string | null {
  if (validFrom !== null && validTo !== null) return `${formatDate(validFrom)} to ${formatDate(validTo)}`;
  if (validTo !== null) return `Until ${formatDate(validTo)}`;
  if (validFrom !== null) return `From ${formatDate(validFrom)}`;
  return null;
}
