/**
 * 1234567 → "1,234,567". Written by hand: on a slow phone the browser's formatter takes longer than rendering a card.
 */
export function groupThousands(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
