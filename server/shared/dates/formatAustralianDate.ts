/** 2026-11-20 → 20/11/2026 (specification, section 3: dates are sent and shown day/month/year). */
export function formatAustralianDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-');
  return `${day ?? ''}/${month ?? ''}/${year ?? ''}`;
}
