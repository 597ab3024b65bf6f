/** A day that exists, written YYYY-MM-DD. `new Date` rolls 31 April over to 1 May: a day that comes back changed never was. Nor was there a year 0. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}
