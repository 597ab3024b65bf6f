/** 2026-11-20 → 20/11/2026 (docs/rules/dates-and-money.md#date-formats). */
export function formatAustralianDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-');
  return `${day ?? ''}/${month ?? ''}/${year ?? ''}`;
}
