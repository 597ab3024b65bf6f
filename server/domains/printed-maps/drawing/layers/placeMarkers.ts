import { smallestLetters } from '../../../../../shared/map-style/roadStyles';
import { boxOfSquare } from '../../../map-areas/boxOfSquare';
import { squareOf, type MapGrid } from '../../../../../shared/map-grid/squareOf';
import type { MapAd } from '../../MapContent';
import type { Occupied } from './Occupied';
import type { Rect, Sheet } from '../Sheet';
import { textWidth } from '../textWidth';
import { markLines } from './markLines';

type Point = { x: number; y: number };

/**
 * The mark of an ad on the sheet, or of all ads at a door that share one. `anchor` is its true place; a displaced mark has
 * a line to it.
 */
export interface PlacedMarker extends MarkSize {
  /** their `square` is that in which the mark is */
  ads: MapAd[];
  x: number;
  y: number;
  anchor: Point;
  isMoved: boolean;
}

/** What a mark says, and how large it is in millimetres. */
interface MarkSize {
  lines: string[];
  /** of the letters */
  size: number;
  lineHeight: number;
  halfWidth: number;
  halfHeight: number;
  corner: number;
}

export const markerRadius = 2.2;
const air = 0.25;
const ringStep = 2.4;
const mostRings = 24;
/** millimetres between the middle of a marker and the edge of its square */
const insideSquare = 0.4;
/** more ads at one door share a mark (docs/rules/maps-and-print.md#ads-on-the-printed-map) */
const mostAlone = 6;

/**
 * Places every ad at its place, or as near as there is room in its square. No mark covers another, or another's true
 * place. Doors whose ads share a mark come first, because it is large; then lower numbers. Where a square is full, a mark
 * is in a neighbouring one, which is then its square in the legend: what a reader looks up is where the number is.
 */
export function placeMarkers(
  ads: readonly MapAd[],
  sheet: Sheet,
  { grid, occupied }: { grid: MapGrid; occupied: Occupied },
): PlacedMarker[] {
  const marks = groupByDoor(ads).flatMap((group) => {
    const [ad] = group;
    if (!ad) return [];
    const [x, y] = sheet.toSheet([ad.longitude, ad.latitude]);
    return [{ ads: group, square: ad.square, anchor: { x, y }, ...sizeOf(group) }];
  });
  return marks.map(({ square: known, ...mark }) => {
    const { anchor, halfWidth, halfHeight } = mark;
    const others = marks.map((other) => other.anchor).filter(({ x, y }) => x !== anchor.x || y !== anchor.y);
    const isFree = (point: Point): boolean =>
      isInside(point, sheet.frame, Math.max(halfWidth, halfHeight)) &&
      circlesOf(point, mark).every((circle) => occupied.isFree(circle)) &&
      !others.some(({ x, y }) => covers(point, mark, { x, y }));
    const { x, y } = findPlace(anchor, isFree, squareRect(known, grid, sheet)) ?? anchor;
    for (const circle of circlesOf({ x, y }, mark)) occupied.add(circle);
    const isMoved = Math.hypot(x - anchor.x, y - anchor.y) > 0.01;
    const square = squareAt({ x, y }, grid, sheet) ?? known;
    return { ...mark, ads: mark.ads.map((ad) => ({ ...ad, square })), x, y, isMoved };
  });
}

/** Returns the ads in groups that share a mark: those of a door with many, the rest alone. */
function groupByDoor(ads: readonly MapAd[]): MapAd[][] {
  const doors = new Map<string, MapAd[]>();
  for (const ad of ads) {
    // about a metre
    const door = `${ad.longitude.toFixed(5)} ${ad.latitude.toFixed(5)}`;
    doors.set(door, [...(doors.get(door) ?? []), ad]);
  }
  const groups = [...doors.values()];
  const shared = groups.filter(({ length }) => length > mostAlone);
  const alone = groups.filter(({ length }) => length <= mostAlone).flat();
  return [...shared, ...alone.toSorted((one, other) => one.number - other.number).map((ad) => [ad])];
}

function sizeOf(ads: readonly MapAd[]): MarkSize {
  const isShared = ads.length > 1;
  const size = isShared || ads.some(({ number }) => number > 99) ? smallestLetters : 2.4;
  const numbers = ads.map(({ number }) => number);
  const lines = markLines(numbers, size);
  const lineHeight = size * 1.25;
  const widest = Math.max(...lines.map((line) => textWidth(line, size)));
  return {
    ...{ lines, size, lineHeight },
    halfWidth: Math.max(markerRadius, widest / 2 + (isShared ? 1 : 0.6)),
    halfHeight: Math.max(markerRadius, (lines.length * lineHeight) / 2 + 0.7),
    corner: lines.length > 1 ? 1.2 : markerRadius,
  };
}

/** Returns circles that cover a mark: its own, or several within a larger one. */
function circlesOf({ x, y }: Point, { halfWidth, halfHeight }: MarkSize): (Point & { radius: number })[] {
  const radius = markerRadius + air;
  const along = (half: number): number[] => {
    const reach = half - markerRadius;
    const steps = Math.ceil(reach / markerRadius);
    return steps === 0 ? [0] : Array.from({ length: 2 * steps + 1 }, (_, at) => ((at - steps) / steps) * reach);
  };
  // a pill of one number is hardly wider than a circle
  const columns = halfWidth < 2 * markerRadius ? [0] : along(halfWidth);
  return along(halfHeight).flatMap((down) => columns.map((right) => ({ x: x + right, y: y + down, radius })));
}

/** Returns whether a mark at this point hides the middle of another's true place. */
function covers(point: Point, { halfWidth, halfHeight, ads }: MarkSize & { ads: MapAd[] }, other: Point): boolean {
  const [right, down] = [Math.abs(other.x - point.x), Math.abs(other.y - point.y)];
  if (ads.length > 1) return right < halfWidth && down < halfHeight;
  return Math.hypot(right, down) < markerRadius * 0.6;
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
