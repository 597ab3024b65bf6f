const dayMs = 24 * 60 * 60 * 1000;

/** docs/rules/statistics.md#event-fields: the server's time wins over a missing, future or day-old one. */
export function eventTimeOf(reported: Date | null | undefined, now: Date): Date {
  if (!reported) return now;
  const age = now.getTime() - reported.getTime();
  return age < 0 || age >= dayMs ? now : reported;
}
