function counted(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}

/** 45 → "45 seconds", 90 → "2 minutes": whole minutes, rounded up; seconds in the last minute. */
export function waitingTime(seconds: number): string {
  return seconds <= 60 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute');
}
