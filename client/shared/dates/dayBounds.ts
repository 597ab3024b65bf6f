/** The first and last moment of a date field's day, in the reader's own time zone; null if it is not a date. */
export function startOfDay(isoDate: string): string | null {
  return momentOf(isoDate, 0);
}

export function endOfDay(isoDate: string): string | null {
  return momentOf(isoDate, 1);
}

function momentOf(isoDate: string, daysLater: number): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate) ?? [];
  if (year === undefined) return null;
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  // Date would turn 31 February into a day in March
  if (date.getDate() !== Number(day) || date.getMonth() !== Number(month) - 1) return null;
  date.setDate(date.getDate() + daysLater);
  return date.toISOString();
}
