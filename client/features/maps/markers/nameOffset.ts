import type { ScreenBox } from '../ScreenSpace';

interface Circle {
  /** CSS pixels right of and below the centre of the name */
  x: number;
  y: number;
  radius: number;
}

const halfHeight = 9;
/** CSS pixels between name and marker */
const air = 2;
/** A name stays readable below markers of a smaller radius. */
const smallestHiding = 9;
const steps = [0, -16, 16, -26, 26, -36, 36, -46, 46];

/**
 * Returns the shortest vertical shift that keeps markers and labels from hiding the name of a place, in CSS pixels
 * (negative: up). Where there is none, small markers may lie over it; null if something hides it all the same. `labels` are
 * relative to the centre of the name.
 */
export function nameOffset(
  width: number,
  markers: readonly Circle[],
  labels: readonly ScreenBox[] = [],
): number | null {
  const isBelowLabel = (offset: number) =>
    labels.some(
      ({ left, right, top, bottom }) =>
        left < width / 2 && right > -width / 2 && top < offset + halfHeight && bottom > offset - halfHeight,
    );
  const isBelow = (offset: number, { x, y, radius }: Circle) => {
    const aside = Math.max(Math.abs(x) - width / 2, 0);
    const above = Math.max(Math.abs(y - offset) - halfHeight, 0);
    return Math.hypot(aside, above) < radius + air;
  };
  const firstFree = (among: readonly Circle[]) =>
    steps.find((offset) => !isBelowLabel(offset) && !among.some((marker) => isBelow(offset, marker)));
  return firstFree(markers) ?? firstFree(markers.filter(({ radius }) => radius >= smallestHiding)) ?? null;
}
