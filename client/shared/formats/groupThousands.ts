/** 1234567 → "1,234,567". By hand: the browser's own formatter takes a slow phone longer than a whole card does. */
export function groupThousands(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
