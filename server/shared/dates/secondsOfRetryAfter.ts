/** Returns the seconds that a header `Retry-After` asks to wait, from its number or its date; 0 for anything else. */
export function secondsOfRetryAfter(header: string, now: Date): number {
  if (/^\d+$/.test(header)) return Number(header);
  const moment = header.endsWith(' GMT') ? Date.parse(header) : NaN;
  return Number.isNaN(moment) ? 0 : Math.max(0, Math.ceil((moment - now.getTime()) / 1000));
}
