/** "20/11/2026" → "2026-11-20"; accepts one-digit days and months. Returns undefined for anything but a day. */
export function readDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso || year === '0000' ? undefined : iso;
}

/** "2026-11-20" → "20/11/2026", the format of forms. */
export function writeDay(iso: string | null): string {
  return iso === null ? '' : iso.split('-').toReversed().join('/');
}

/** What to answer to a text of which `readDay` makes nothing. */
export const unreadableDay = 'Write the day as DD/MM/YYYY, for example 20/11/2026.';

export function isIsoDay(text: string): boolean {
  return readDay(writeDay(text)) === text;
}
