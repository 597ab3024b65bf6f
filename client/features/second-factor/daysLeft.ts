const day = 24 * 60 * 60 * 1000;

/** Days until a moment, the one that has begun included; 0 if it is over. */
export function daysLeft(dueAt: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(dueAt) - now.getTime()) / day));
}
