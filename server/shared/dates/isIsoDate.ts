/**
 * True for an existing day, written YYYY-MM-DD. `new Date` turns 31 April into 1 May, so the result is compared with
 * the input. There is no year 0.
 */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}
