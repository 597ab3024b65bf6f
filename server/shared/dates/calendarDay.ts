const formats = new Map<string, Intl.DateTimeFormat>();

/** The day that it is at a moment in an IANA time zone, as 2026-11-20: such texts compare as days do. */
export function calendarDay(moment: Date, timeZone: string): string {
  const known = formats.get(timeZone);
  // en-CA writes dates as ISO 8601 does; making a format costs a hundred times what using it does
  const format =
    known ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (!known) formats.set(timeZone, format);
  return format.format(moment);
}
