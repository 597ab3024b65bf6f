import { formatDate } from '../../../shared/formatDate';

interface Dates {
  validFrom: string | null;
  validTo: string | null;
}

export function validityText({ validFrom, validTo }: Dates): string | null {
  if (validFrom !== null && validTo !== null) return `${formatDate(validFrom)} to ${formatDate(validTo)}`;
  if (validTo !== null) return `Until ${formatDate(validTo)}`;
  if (validFrom !== null) return `From ${formatDate(validFrom)}`;
  return null;
}
