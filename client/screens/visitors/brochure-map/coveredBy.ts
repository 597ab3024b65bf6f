/** How much of the map's edges the card takes: its right side on a desk, its lower part on a phone. */
export function coveredBy(card: HTMLElement, map: HTMLElement | null): { right?: number; bottom?: number } {
  if (!map) return {};
  const [over, under] = [card.getBoundingClientRect(), map.getBoundingClientRect()];
  if (over.width > under.width / 2) return { bottom: under.bottom - over.top };
  return { right: under.right - over.left };
}
