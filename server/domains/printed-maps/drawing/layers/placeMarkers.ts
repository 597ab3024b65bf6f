import { boxOfSquare } from '../../../map-areas/boxOfSquare';
import { squareOf, type MapGrid } from '../../../../../shared/map-grid/squareOf';
import type { MapAd } from '../../MapContent';
import type { Occupied } from './Occupied';
import type { Rect, Sheet } from '../Sheet';

/** An ad's number on the sheet. `anchor` is its true place; a displaced marker has a line to it. */
export interface PlacedMarker {
  /** its `square` is that in which the marker is */
  ad: MapAd;
  x: number;
  y: number;
  anchor: { x: number; y: number };
  isMoved: boolean;
}

type Point = { x: number; y: number };

export const markerRadius = 2.2;
const air = 0.25;
const ringStep = 2.4;
const mostRings = 24;
/** millimetres between the middle of a marker and the edge of its square */
const insideSquare = 0.4;

/**
 * Places every ad at its place, or as near as there is room in its square. No marker covers another, or another's true
 * place. Lower numbers come first. Where a square is full, a marker is in a neighbouring one, which is then its square
 * in the legend: what a reader looks up is where the number is.
 */
export function placeMarkers(
  ads: readonly MapAd[],
  sheet: Sheet,
  { grid, occupied }: { grid: MapGrid; occupied: Occupied },
): PlacedMarker[] {
  const anchors = ads.map(({ latitude, longitude }) => {
    const [x, y] = sheet.toSheet([longitude, latitude]);
    return { x, y };
  });
  return ads.flatMap((ad, at) => {
    const anchor = anchors[at];
    if (!anchor) return [];
    const others = anchors.filter((other) => other.x !== anchor.x || other.y !== anchor.y);
    const isFree = (point: Point): boolean =>
      isInside(point, sheet.frame) &&
      occupied.isFree({ ...point, radius: markerRadius + air }) &&
      !others.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < markerRadius * 0.6);
    const square = squareRect(ad.square, grid, sheet);
    const { x, y } = findPlace(anchor, isFree, square) ?? anchor;
    occupied.add({ x, y, radius: markerRadius + air });
    const isMoved = Math.hypot(x - anchor.x, y - anchor.y) > 0.01;
    return [{ ad: { ...ad, square: squareAt({ x, y }, grid, sheet) ?? ad.square }, x, y, anchor, isMoved }];
  });
}

/** Returns the nearest free place in a square, or else the nearest one beyond it; null if there is none. */
function findPlace(anchor: Point, isFree: (point: Point) => boolean, square: Rect): Point | null {
  let beyond: Point | null = null;
  for (const point of spiral(anchor)) {
    const isThere = isWithin(point, square);
    if ((!isThere && beyond) || !isFree(point)) continue;
    if (isThere) return point;
    beyond = point;
  }
  return beyond;
}

/** Returns a square such as "D7" on the sheet. */
function squareRect(square: string, grid: MapGrid, { toSheet }: Sheet): Rect {
  const box = boxOfSquare(grid, { coordinateX: square.slice(0, 1), coordinateY: square.slice(1) });
  const [x, y] = toSheet([box.west, box.north]);
  const [right, bottom] = toSheet([box.east, box.south]);
  return { x, y, width: right - x, height: bottom - y };
}

/** Returns the square of a point on the sheet; null outside the grid. */
export function squareAt({ x, y }: Point, grid: MapGrid, { frame, box }: Sheet): string | null {
  const square = squareOf(grid, {
    longitude: box.west + ((x - frame.x) / frame.width) * (box.east - box.west),
    latitude: box.north - ((y - frame.y) / frame.height) * (box.north - box.south),
  });
  return square && square.coordinateX + square.coordinateY;
}

/** Places from the point itself outwards, up to a distance in millimetres. */
export function* spiral({ x, y }: Point, farthest = Infinity): Generator<Point> {
  yield { x, y };
  for (let ring = 1; ring <= mostRings; ring++) {
    const radius = ring === 1 ? markerRadius * 1.3 : ring * ringStep;
    if (radius > farthest) return;
    const steps = 8 + ring * 4;
    for (let step = 0; step < steps; step++) {
      const angle = (2 * Math.PI * (step + 0.5)) / steps;
      yield { x: x + radius * Math.cos(angle), y: y - radius * Math.sin(angle) };
    }
  }
}

function isWithin({ x, y }: Point, square: Rect): boolean {
  return (
    x > square.x + insideSquare &&
    x < square.x + square.width - insideSquare &&
    y > square.y + insideSquare &&
    y < square.y + square.height - insideSquare
  );
}

/** Returns whether a marker at this point is within the frame as a whole. */
export function isInside({ x, y }: Point, frame: Rect, radius: number = markerRadius): boolean {
  const room = radius + air;
  return (
    x >= frame.x + room &&
    x <= frame.x + frame.width - room &&
    y >= frame.y + room &&
    y <= frame.y + frame.height - room
  );
}
