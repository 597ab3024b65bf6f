/** Keeps each time, and each dot of a summary with what is before it, on one line. */
export function keepTogether(couponHoursSummary: string): string {
  return couponHoursSummary.replace(/ (?=·|[ap]m)/g, '\u00a0');
}
