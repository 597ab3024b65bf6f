/** The device's date, as 2026-11-20; such texts sort as dates do. */
export function isoToday(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
