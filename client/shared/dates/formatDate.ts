/**
 * "2026-11-20" → "20/11/2026" (docs/rules/dates-and-money.md#date-formats). Dates of an ad belong to its own time zone, so
 * no other zone may shift them. What is no date stays as it is.
 */
export function formatDate(isoDate: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate) ?? [];
  return year === undefined || month === undefined || day === undefined ? isoDate : `${day}/${month}/${year}`;
}
