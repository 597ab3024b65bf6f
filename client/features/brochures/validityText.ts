import { formatDate } from '../../shared/dates/formatDate';

interface Dates {
  validFrom: string | null;
  validTo: string | null;
}

/** "01/12/2026 to 31/01/2027"; null without dates. */
export function validityText({ validFrom, validTo }: Dates): string | null {
  if (validFrom !== null && validTo !== null) return `${formatDate(validFrom)} to ${formatDate(validTo)}`;
  if (validTo !== null) return `Until ${formatDate(validTo)}`;
  if (validFrom !== null) return `From ${formatDate(validFrom)}`;
  return null;
}
