/** "40 3 * * * Australia/Brisbane" → "Every day at 03:40 (Brisbane)"; other expressions stay as they are. */
export function describeSchedule(schedule: string | null): string {
  if (schedule === null) return 'When something asks for it';
  const [minute = '', hour = '', day = '', month = '', weekday = '', zone = ''] = schedule.split(' ');
  const place = zone.replace(/^.*\//, '').replaceAll('_', ' ');
  const every = /^\*\/(\d+)$/.exec(minute)?.[1];
  if (every !== undefined && [hour, day, month, weekday].every((part) => part === '*')) return `Every ${every} minutes`;
  if (!/^\d+$/.test(minute) || month !== '*' || weekday !== '*') return schedule;
  if (hour === '*' && day === '*') return `Every hour at minute ${minute}`;
  if (!/^\d+$/.test(hour)) return schedule;
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')} (${place})`;
  if (day === '*') return `Every day at ${time}`;
  const days = /^(\d+)-(\d+)$/.exec(day);
  if (days) return `On days ${days[1] ?? ''} to ${days[2] ?? ''} of each month at ${time}`;
  return /^\d+$/.test(day) ? `On day ${day} of each month at ${time}` : schedule;
}
