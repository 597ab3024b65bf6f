import { formatDate } from '../../../shared/formatDate';

interface Dates {
  validFrom: string | null;
  validTo: string | null;
}

export function datesText({ validFrom, validTo }: Dates): string {
  if (validFrom !== null && validTo !== null) return `${formatDate(validFrom)} – ${formatDate(validTo)}`;
  if (validTo !== null) return `until ${formatDate(validTo)}`;
  return validFrom === null ? 'no end' : `from ${formatDate(validFrom)}`;
}
