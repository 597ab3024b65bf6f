import { smallestLetters } from '../../../../../shared/map-style/roadStyles';
import type { GeoBox } from '../../../../shared/geo/GeoBox';
import { pointAlong } from '../../../../shared/geo/lines/pointAlong';
import type { MapGrid } from '../../../../../shared/map-grid/squareOf';
import { inks } from '../inks';
import { mm } from '../markup';
import type { Occupied } from './Occupied';
import { isInside, spiral, squareAt } from './placeMarkers';
import type { Sheet } from '../Sheet';
import type { SheetStreet } from './sheetStreets';

/** A street whose name has no room on the sheet; the key below the map has its name. */
export interface KeyNumber {
  name: string;
  /** its number on the map; in a crowd without room for one only the square of the street */
  label: string;
  place: Point | null;
  /** on the street, where the number is or leads to */
  anchor: Point;
}

type Point = { x: number; y: number };

const radius = 1.35;
/** millimetres; a longer line from a number to its street is lost among others */
const farthest = 10;
/** millimetres around a part within which both sheets number a street, so that none is between them */
const air = 2;

/**
 * Numbers the streets of a part by name, each at its street or with a line to it. Streets beyond the part are on
 * another sheet. Two streets of one name share no number.
 */
export function placeKeyNumbers(
  streets: readonly SheetStreet[],
  { sheet, grid, part, occupied }: { sheet: Sheet; grid: MapGrid; part: GeoBox; occupied: Occupied },
): KeyNumber[] {
  const [left, top] = sheet.toSheet([part.west, part.north]);
  const [right, bottom] = sheet.toSheet([part.east, part.south]);
  let numbers = 0;
  return streets
    .map(({ name, lines: [longest = []] }) => {
      const [x, y] = pointAlong(longest, 0.5);
      return { name, anchor: { x, y } };
    })
    .filter(({ anchor: { x, y } }) => x > left - air && x < right + air && y > top - air && y < bottom + air)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, anchor }) => {
      const place = firstOf(
        spiral(anchor, farthest),
        (point) => isInside(point, sheet.frame, radius) && occupied.isFree({ ...point, radius }),
      );
      if (!place) return { name, label: squareAt(anchor, grid, sheet) ?? '', place: null, anchor };
      occupied.add({ ...place, radius });
      numbers += 1;
      return { name, label: `${numbers}`, place, anchor };
    });
}

function firstOf(points: Iterable<Point>, fits: (point: Point) => boolean): Point | null {
  for (const point of points) if (fits(point)) return point;
  return null;
}

/** Draws the numbers in boxes, unlike the circles of ads. */
export function drawKeyNumbers(keys: readonly KeyNumber[]): string {
  return keys
    .map(({ label, place, anchor }) => {
      if (!place) return '';
      const { x, y } = place;
      const [width, height] = [2 * radius + (label.length > 2 ? 1.2 : 0), 2.3];
      const isMoved = Math.hypot(x - anchor.x, y - anchor.y) > radius;
      const line = `<path d="M${mm(anchor.x)} ${mm(anchor.y)}L${mm(x)} ${mm(y)}" stroke="${inks.streetName}" stroke-width="0.2"/>`;
      return [
        isMoved ? line : '',
        `<rect x="${mm(x - width / 2)}" y="${mm(y - height / 2)}" width="${mm(width)}" height="${height}" rx="0.5" fill="${inks.halo}" stroke="${inks.streetName}" stroke-width="0.15"/>`,
        `<text class="key" x="${mm(x)}" y="${mm(y + smallestLetters * 0.36)}" font-size="${smallestLetters}">${label}</text>`,
      ].join('');
    })
    .join('');
}
