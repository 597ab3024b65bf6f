import { flatPlane } from '../../../shared/geo/flatPlane';
import { joinLines } from '../../../shared/geo/lines/joinLines';
import { lineLength } from '../../../shared/geo/lines/lineLength';
import type { MapGeometry } from '../../../shared/geo/MapGeometry';
import { pointAlong } from '../../../shared/geo/lines/pointAlong';
import { gapInStreet, streetLines } from '../../map-areas/base-map/streetLines';

export interface KnownNumber {
  number: number;
  suffix: string;
  latitude: number;
  longitude: number;
}

type Point = [x: number, y: number];

/** metres from the middle of a street to the door of a house on it */
const mostAside = 150;

/**
 * Returns the place of a number between two known ones: on the street's line, at its share of the way between them; on
 * the straight line between them if the street has no line near both.
 */
export function placeBetween(
  before: KnownNumber,
  after: KnownNumber,
  number: number,
  geometries: readonly MapGeometry[],
): { latitude: number; longitude: number } {
  const plane = flatPlane([before.longitude, before.latitude]);
  const [from, to]: [Point, Point] = [
    plane.toMetres([before.longitude, before.latitude]),
    plane.toMetres([after.longitude, after.latitude]),
  ];
  const share = (number - before.number) / (after.number - before.number);
  const lines = joinLines(
    geometries.flatMap((geometry) => streetLines(geometry, plane)),
    gapInStreet,
  );
  const found = lines
    .map((line) => ({ line, start: nearestOn(line, from), end: nearestOn(line, to) }))
    .filter(({ start, end }) => start.aside <= mostAside && end.aside <= mostAside)
    .sort((one, other) => one.start.aside + one.end.aside - other.start.aside - other.end.aside)[0];
  const place = found
    ? pointAlong(
        found.line,
        (found.start.along + (found.end.along - found.start.along) * share) / lineLength(found.line),
      )
    : ([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const);
  const [longitude, latitude] = plane.toPosition(place);
  return { latitude, longitude };
}

/** Returns how far along a line the point nearest to a place is, and how far aside of it the place. */
function nearestOn(line: readonly Point[], [x, y]: Point): { along: number; aside: number } {
  let best = { along: 0, aside: Infinity };
  let passed = 0;
  for (let at = 1; at < line.length; at++) {
    const [x1, y1] = line[at - 1] as Point;
    const [x2, y2] = line[at] as Point;
    const length = Math.hypot(x2 - x1, y2 - y1);
    const share =
      length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length ** 2));
    const aside = Math.hypot(x - x1 - (x2 - x1) * share, y - y1 - (y2 - y1) * share);
    if (aside < best.aside) best = { along: passed + length * share, aside };
    passed += length;
  }
  return best;
}
