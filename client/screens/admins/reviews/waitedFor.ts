const hour = 3_600_000;

/** "waits 3 days", as coarse as somebody who plans a day needs it. */
export function waitedFor(since: Date, now: Date): string {
  const hours = Math.max(0, Math.floor((now.getTime() - since.getTime()) / hour));
  if (hours < 1) return 'since less than an hour';
  if (hours < 24) return `for ${String(hours)} ${hours === 1 ? 'hour' : 'hours'}`;
  const days = Math.floor(hours / 24);
  return `for ${String(days)} ${days === 1 ? 'day' : 'days'}`;
}
