import { roadClasses, roadClassOf, type RoadClass } from '../../../../../shared/map-style/roadClasses';
import { smallestLetters } from '../../../../../shared/map-style/roadStyles';
import { clipLine } from '../../../../shared/geo/lines/clipLine';
import { joinLines } from '../../../../shared/geo/lines/joinLines';
import { lineLength } from '../../../../shared/geo/lines/lineLength';
import { pointAlong } from '../../../../shared/geo/lines/pointAlong';
import { gapInStreet } from '../../../map-areas/base-map/streetLines';
import type { MapFeature } from '../../MapContent';
import { inks } from '../inks';
import { escapeMarkup, mm } from '../markup';
import type { Sheet } from '../Sheet';
import { boldWidth, textWidth } from '../textWidth';
import type { Occupied } from './Occupied';
import { isInside } from './placeMarkers';
import { sheetLines } from './sheetStreets';

type Point = [x: number, y: number];

/** A route number on an upright sign on its road. */
export interface PlacedShield {
  text: string;
  x: number;
  y: number;
  halfWidth: number;
}

/** millimetres */
const height = 2.8;
/** of a road between signs, and between two signs of one number: the other carriageway has none of its own */
const apart = 70;
/** a shorter piece has no sign */
const leastSigned = 12;
const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];

/** Places signs where they cover no name and no number of an ad; greater roads come first. */
export function placeShields(features: readonly MapFeature[], sheet: Sheet, occupied: Occupied): PlacedShield[] {
  return routesOf(features, sheet).flatMap(({ text, lines }) => {
    const placed: PlacedShield[] = [];
    const halfWidth = (textWidth(text, smallestLetters) * boldWidth + 1.4) / 2;
    for (const line of lines) {
      const length = lineLength(line);
      if (length < leastSigned) continue;
      const wanted = Math.max(1, Math.floor(length / apart));
      for (let part = 0; part < wanted; part++) {
        const spots = shares.map((share) => pointAlong(line, (part + share) / wanted));
        const spot = spots.find((point) => isFree({ point, halfWidth, placed }, sheet, occupied));
        if (!spot) continue;
        const shield = { text, x: spot[0], y: spot[1], halfWidth };
        placed.push(shield);
        for (const circle of circlesOf(shield)) occupied.add(circle);
      }
    }
    return placed;
  });
}

/** Returns the lines of each number on the sheet, the longest first. */
function routesOf(features: readonly MapFeature[], sheet: Sheet): { text: string; lines: Point[][] }[] {
  const routes = new Map<string, { roadClass: RoadClass; lines: Point[][] }>();
  for (const feature of features) {
    if (feature.kind !== 'STREET' || !feature.routeNumber) continue;
    const roadClass = roadClassOf(feature);
    const route = routes.get(feature.routeNumber) ?? { roadClass, lines: [] };
    route.lines.push(...sheetLines(feature, sheet));
    routes.set(feature.routeNumber, route);
  }
  const { x, y, width, height: high } = sheet.frame;
  const box = { west: x, south: y, east: x + width, north: y + high };
  return [...routes]
    .toSorted(([, one], [, other]) => roadClasses.indexOf(one.roadClass) - roadClasses.indexOf(other.roadClass))
    .map(([text, { lines }]) => {
      const joined = joinLines(lines, gapInStreet * sheet.millimetresPerMetre);
      const shown = joined.flatMap((line) => clipLine(line, box)) as Point[][];
      return { text, lines: shown.toSorted((one, other) => lineLength(other) - lineLength(one)) };
    });
}

interface Trial {
  point: readonly number[];
  halfWidth: number;
  placed: readonly PlacedShield[];
}

function isFree({ point: [x = 0, y = 0], halfWidth, placed }: Trial, { frame }: Sheet, occupied: Occupied): boolean {
  return (
    isInside({ x, y }, frame, halfWidth) &&
    placed.every((other) => Math.hypot(other.x - x, other.y - y) >= apart / 2) &&
    circlesOf({ x, y, halfWidth }).every((circle) => occupied.isFree(circle))
  );
}

function circlesOf({ x, y, halfWidth }: Pick<PlacedShield, 'x' | 'y' | 'halfWidth'>) {
  const radius = height / 2 + 0.1;
  return [-1, 0, 1].map((side) => ({ x: x + side * Math.max(0, halfWidth - radius), y, radius }));
}

export function drawShields(shields: readonly PlacedShield[]): string {
  return shields
    .map(({ text, x, y, halfWidth }) => {
      const place = `x="${mm(x - halfWidth)}" y="${mm(y - height / 2)}" width="${mm(2 * halfWidth)}" height="${height}"`;
      return [
        `<rect ${place} rx="0.6" fill="${inks.shield}" stroke="${inks.onShield}" stroke-width="0.2"/>`,
        `<text class="shield" x="${mm(x)}" y="${mm(y + smallestLetters * 0.36)}" font-size="${smallestLetters}">${escapeMarkup(text)}</text>`,
      ].join('');
    })
    .join('');
}
