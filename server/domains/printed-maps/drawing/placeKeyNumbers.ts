import { smallestLetters } from '../../../../shared/map-style/roadStyles';
import { lineLength } from '../../../shared/geo/lines/lineLength';
import { pointAlong } from '../../../shared/geo/lines/pointAlong';
import { inks } from './inks';
import { mm } from './markup';
import type { Occupied } from './Occupied';
import { isInside, spiral } from './placeMarkers';
import type { Rect, Sheet } from './Sheet';
import type { SheetStreet } from './sheetStreets';

/** The number of a street whose name has no room on the sheet; the key below the map has its name. */
export interface KeyNumber {
  number: number;
  name: string;
  x: number;
  y: number;
  /** on the street, where the number is or leads to */
  anchor: { x: number; y: number };
}

const radius = 1.35;
/** A shorter piece of a street at the sheet's edge is named on the neighbouring sheet. */
const leastPiece = 3;
/** millimetres from the frame within which a line is cut by it */
const atEdge = 1.2;

/** Numbers the streets by name, each at its street or with a line to it. Two streets of one name share no number. */
export function placeKeyNumbers(streets: readonly SheetStreet[], { frame }: Sheet, occupied: Occupied): KeyNumber[] {
  return streets
    .filter(({ lines: [longest = []] }) => lineLength(longest) >= leastPiece || !isCut(longest, frame))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, lines: [longest = []] }, at) => {
      const [anchorX, anchorY] = pointAlong(longest, 0.5);
      const anchor = { x: anchorX, y: anchorY };
      const place = spiral(anchor).find(
        (point) => isInside(point, frame, radius) && occupied.isFree({ ...point, radius }),
      );
      const { x, y } = place ?? anchor;
      occupied.add({ x, y, radius });
      return { number: at + 1, name, x, y, anchor };
    });
}

function isCut(line: readonly [x: number, y: number][], { x, y, width, height }: Rect): boolean {
  return [line[0], line.at(-1)].some((end) => {
    if (!end) return false;
    const [fromLeft, fromTop] = [end[0] - x, end[1] - y];
    return Math.min(fromLeft, fromTop, width - fromLeft, height - fromTop) < atEdge;
  });
}

/** Draws the numbers in boxes, unlike the circles of ads. */
export function drawKeyNumbers(keys: readonly KeyNumber[]): string {
  return keys
    .map(({ number, x, y, anchor }) => {
      const [width, height] = [2 * radius + (number > 99 ? 1.2 : 0), 2.3];
      const isMoved = Math.hypot(x - anchor.x, y - anchor.y) > radius;
      const line = `<path d="M${mm(anchor.x)} ${mm(anchor.y)}L${mm(x)} ${mm(y)}" stroke="${inks.streetName}" stroke-width="0.2"/>`;
      return [
        isMoved ? line : '',
        `<rect x="${mm(x - width / 2)}" y="${mm(y - height / 2)}" width="${mm(width)}" height="${height}" rx="0.5" fill="${inks.halo}" stroke="${inks.streetName}" stroke-width="0.15"/>`,
        `<text class="key" x="${mm(x)}" y="${mm(y + smallestLetters * 0.36)}" font-size="${smallestLetters}">${number}</text>`,
      ].join('');
    })
    .join('');
}
