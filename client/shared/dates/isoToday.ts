/** The device's day, as 2026-11-20: such texts compare as days do. */
export function isoToday(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
