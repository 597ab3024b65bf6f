import { ScreenSpace, type ScreenBox } from '../ScreenSpace';
import type { MapLabel } from './MapLabel';

/** A label with the place of its point in CSS pixels from the middle of the view; y grows downwards. */
export interface PlacedLabel {
  label: MapLabel;
  x: number;
  y: number;
}

/** most labels at a time; the other ads are dots */
const mostLabels = 20;
/** of a label above its position, with the pointer; `MapLabels.module.css` has the same */
const height = 40;
const air = 4;

/**
 * Chooses the labels that a view has room for: in the order of the list, whole within the view, none over another.
 * `room`: the part of the view without controls at its edges. `taken`: boxes of other controls. `widthOf`: the width of a
 * label in CSS pixels.
 */
export function settleLabels(
  candidates: readonly PlacedLabel[],
  room: ScreenBox,
  widthOf: (label: MapLabel) => number,
  taken: readonly ScreenBox[] = [],
): { placed: PlacedLabel[]; boxes: readonly ScreenBox[] } {
  const space = new ScreenSpace(taken);
  const placed: PlacedLabel[] = [];
  for (const candidate of candidates) {
    if (placed.length >= mostLabels) break;
    const { label, x, y } = candidate;
    const half = widthOf(label) / 2 + air;
    const box = { left: x - half, right: x + half, top: y - height - air, bottom: y + air };
    if (isInside(box, room) && space.take(box)) placed.push(candidate);
  }
  return { placed, boxes: space.boxes };
}

function isInside(inner: ScreenBox, outer: ScreenBox): boolean {
  return (
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
  );
}
