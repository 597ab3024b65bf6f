const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "2026-11-20" → "20 Nov 2026". An ad's dates belong to its own zone, so no clock of ours may shift them. */
export function formatDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  const name = months[(month ?? 0) - 1];
  return name === undefined || year === undefined || day === undefined ? isoDate : `${day} ${name} ${year}`;
}
