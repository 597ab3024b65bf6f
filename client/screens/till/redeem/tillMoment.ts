/** A moment as the shop's own clock showed it: "20 Nov 2026, 2:30 pm". */
export function tillMoment(isoTime: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-AU', { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(isoTime),
  );
}
