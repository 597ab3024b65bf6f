const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "2026-11-20" → "20 Nov 2026". Dates of an ad belong to its own time zone, so no other zone may shift them. */
export function formatDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  const name = months[(month ?? 0) - 1];
  return name === undefined || year === undefined || day === undefined ? isoDate : `${day} ${name} ${year}`;
}
