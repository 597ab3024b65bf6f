import type { MapAd } from '../MapContent';
import type { Occupied } from './Occupied';
import type { Rect, Sheet } from './Sheet';

/** An ad's number on the sheet. `anchor` is its true place; a displaced marker has a line to it. */
export interface PlacedMarker {
  ad: MapAd;
  x: number;
  y: number;
  anchor: { x: number; y: number };
  isMoved: boolean;
}

export const markerRadius = 2;
const air = 0.25;
const ringStep = 2.4;
const mostRings = 24;

/**
 * Places every ad at its place, or as near as there is room. No marker covers another, or another's true place. Lower
 * numbers come first.
 */
export function placeMarkers(ads: readonly MapAd[], sheet: Sheet, occupied: Occupied): PlacedMarker[] {
  const anchors = ads.map(({ latitude, longitude }) => {
    const [x, y] = sheet.toSheet([longitude, latitude]);
    return { x, y };
  });
  return ads.flatMap((ad, at) => {
    const anchor = anchors[at];
    if (!anchor) return [];
    const others = anchors.filter((other) => other.x !== anchor.x || other.y !== anchor.y);
    const place = spiral(anchor).find((point) => {
      const covers = others.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < markerRadius * 0.6);
      return !covers && isInside(point, sheet.frame) && occupied.isFree({ ...point, radius: markerRadius + air });
    });
    const { x, y } = place ?? anchor;
    occupied.add({ x, y, radius: markerRadius + air });
    return [{ ad, x, y, anchor, isMoved: Math.hypot(x - anchor.x, y - anchor.y) > 0.01 }];
  });
}

function spiral({ x, y }: { x: number; y: number }): { x: number; y: number }[] {
  const points = [{ x, y }];
  for (let ring = 1; ring <= mostRings; ring++) {
    const radius = ring === 1 ? markerRadius * 1.3 : ring * ringStep;
    const steps = 8 + ring * 4;
    for (let step = 0; step < steps; step++) {
      const angle = (2 * Math.PI * (step + 0.5)) / steps;
      points.push({ x: x + radius * Math.cos(angle), y: y - radius * Math.sin(angle) });
    }
  }
  return points;
}

function isInside({ x, y }: { x: number; y: number }, frame: Rect): boolean {
  const room = markerRadius + air;
  return (
    x >= frame.x + room &&
    x <= frame.x + frame.width - room &&
    y >= frame.y + room &&
    y <= frame.y + frame.height - room
  );
}
