import type { GeoBox } from '../../../../shared/geo/GeoBox';
import { rankOfRoad } from '../../../../../shared/map-style/roadClasses';
import { roadStyles } from '../../../../../shared/map-style/roadStyles';
import { areLinesNear } from '../../../../shared/geo/lines/areLinesNear';
import { clipLine } from '../../../../shared/geo/lines/clipLine';
import { connectedGroups } from '../../../../shared/geo/connectedGroups';
import { joinLines } from '../../../../shared/geo/lines/joinLines';
import { lineLength } from '../../../../shared/geo/lines/lineLength';
import { pointAlong } from '../../../../shared/geo/lines/pointAlong';
import { gapBetweenStreets, gapInStreet } from '../../../map-areas/base-map/streetLines';
import type { Occupied } from './Occupied';
import type { Sheet } from '../Sheet';
import type { SheetStreet } from './sheetStreets';
import { textWidth } from '../textWidth';

type Point = [x: number, y: number];

/** A name along its street: straight, so that it is one searchable text. */
export interface PlacedName {
  /** full name of its street */
  street: string;
  text: string;
  x: number;
  y: number;
  /** degrees, clockwise; never upside down */
  angle: number;
  size: number;
}

const shares = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82, 0.1, 0.9];
/** millimetres of a long street after which its name repeats */
const repeatAfter = 90;

const shortForms: readonly (readonly [RegExp, string])[] = [
  [/ Street$/, ' St'],
  [/ Road$/, ' Rd'],
  [/ Avenue$/, ' Av'],
  [/ Drive$/, ' Dr'],
  [/ Court$/, ' Ct'],
  [/ Crescent$/, ' Cr'],
  [/ Place$/, ' Pl'],
  [/ Lane$/, ' La'],
  [/ Parade$/, ' Pde'],
  [/ Terrace$/, ' Tce'],
  [/ Esplanade$/, ' Esp'],
  [/ Highway$/, ' Hwy'],
  [/ Circuit$/, ' Cct'],
  [/ Boulevard$/, ' Bvd'],
];

/** Returns a street's name with the usual abbreviation of its last word. */
export function shortName(name: string): string {
  return shortForms.reduce((text, [long, form]) => text.replace(long, form), name);
}

/** Street names on a sheet, and the streets whose name has no room there. */
export interface StreetNames {
  names: PlacedName[];
  unnamed: SheetStreet[];
}

/**
 * Places names along their streets, the important ones first, none over another or over a marker. Two streets of one
 * name each get theirs.
 */
export function placeStreetNames(
  streets: readonly SheetStreet[],
  occupied: Occupied,
  sheet: Pick<Sheet, 'frame' | 'millimetresPerMetre'>,
): StreetNames {
  const named = separateStreets(streets, sheet).map(({ isAtEdge, ...street }) => ({
    street,
    // the edge would cut its name
    names: isAtEdge ? [] : nameStreet(street, occupied),
  }));
  return {
    names: named.flatMap(({ names }) => names),
    unnamed: named.flatMap(({ street, names }) => (names.length === 0 ? [street] : [])),
  };
}

/** Returns the named streets in the frame, the important and long ones first; each with its longest line first. */
function separateStreets(
  streets: readonly SheetStreet[],
  { frame, millimetresPerMetre }: Pick<Sheet, 'frame' | 'millimetresPerMetre'>,
): (SheetStreet & { isAtEdge: boolean })[] {
  const boxWithin = (air: number): GeoBox => ({
    ...{ west: frame.x + air, south: frame.y + air },
    ...{ east: frame.x + frame.width - air, north: frame.y + frame.height - air },
  });
  const [box, all] = [boxWithin(1), boxWithin(0)];
  return streets
    .filter(({ name }) => name !== '')
    .flatMap((street) => {
      const joined = joinLines(street.lines, gapInStreet * millimetresPerMetre);
      const apart = connectedGroups(joined, (one, other) => {
        return areLinesNear(one, other, gapBetweenStreets * millimetresPerMetre);
      });
      return apart.map((lines) => {
        const within = lines.flatMap((line) => clipLine(line, box)) as Point[][];
        const isAtEdge = within.length === 0;
        const shown = isAtEdge ? (lines.flatMap((line) => clipLine(line, all)) as Point[][]) : within;
        const longest = shown.sort((one, other) => lineLength(other) - lineLength(one));
        return { ...street, isAtEdge, lines: longest, length: lineLength(longest[0] ?? []) };
      });
    })
    .filter(({ lines }) => lines.length > 0)
    .sort((one, other) => rankOfRoad(one.roadClass) - rankOfRoad(other.roadClass) || other.length - one.length);
}

function nameStreet({ name, roadClass, lines }: SheetStreet, occupied: Occupied): PlacedName[] {
  const size = roadStyles[roadClass].printedLetters;
  const short = shortName(name);
  const placed: PlacedName[] = [];
  for (const line of lines) {
    const length = lineLength(line);
    const wanted = placed.length === 0 ? Math.max(1, Math.floor(length / repeatAfter)) : length > repeatAfter ? 1 : 0;
    for (let part = 0; part < wanted; part++) {
      const stretch: [number, number] = [part / wanted, (part + 1) / wanted];
      const found =
        fit({ text: name, size, line, length, stretch }, occupied) ??
        fit({ text: short, size, line, length, stretch }, occupied);
      if (found) placed.push({ street: name, ...found });
    }
  }
  return placed;
}

interface Trial {
  text: string;
  size: number;
  line: Point[];
  length: number;
  stretch: [from: number, to: number];
}

function fit(
  { text, size, line, length, stretch: [from, to] }: Trial,
  occupied: Occupied,
): Omit<PlacedName, 'street'> | null {
  const width = textWidth(text, size);
  if (width > length * 1.02) return null;
  for (const share of shares) {
    const middle = (from + (to - from) * share) * length;
    if (middle - width / 2 < 0 || middle + width / 2 > length) continue;
    const at = (offset: number): Point => pointAlong(line, (middle + offset) / length);
    const [start, end] = [at(-width / 2), at(width / 2)];
    const chord = Math.hypot(end[0] - start[0], end[1] - start[1]);
    if (chord < width * 0.96) continue;
    const centre: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
    const bends = [-0.3, -0.15, 0, 0.15, 0.3].map((part) => distanceToLine(at(part * width), start, end));
    if (Math.max(...bends) > size * 0.45) continue;
    const steps = Math.max(1, Math.ceil(width / size));
    const circles = Array.from({ length: steps + 1 }, (_, step) => ({
      x: start[0] + ((end[0] - start[0]) * step) / steps,
      y: start[1] + ((end[1] - start[1]) * step) / steps,
      radius: size * 0.55,
    }));
    if (!circles.every((circle) => occupied.isFree(circle))) continue;
    for (const circle of circles) occupied.add(circle);
    let angle = (Math.atan2(end[1] - start[1], end[0] - start[0]) * 180) / Math.PI;
    if (angle > 90) angle -= 180;
    if (angle <= -90) angle += 180;
    return { text, x: centre[0], y: centre[1], angle, size };
  }
  return null;
}

function distanceToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}
