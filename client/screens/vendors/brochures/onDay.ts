const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric' });

/** "on 18 Nov 2026" */
export function onDay(moment: string): string {
  return `on ${day.format(new Date(moment))}`;
}
