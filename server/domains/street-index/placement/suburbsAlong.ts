import type { FlatPlane } from '../../../shared/geo/flatPlane';
import { boxOfPositions } from '../../../shared/geo/boxOfPositions';
import type { GeoBox } from '../../../shared/geo/GeoBox';
import { isInPolygon } from '../../../shared/geo/polygons/isInPolygon';
import type { Position } from '../../../shared/geo/MapGeometry';

/** A suburb of the base map; one in several parts has one polygon for each part. */
export interface SuburbPolygon {
  name: string;
  /** outer ring and holes */
  rings: readonly (readonly Position[])[];
  box: GeoBox;
}

export function suburbPolygon(name: string, rings: readonly (readonly Position[])[]): SuburbPolygon {
  return { name, rings, box: boxOfPositions(rings[0] ?? []) };
}

/** metres between the sample points of a street */
const step = 10;

/** Metres from the middle of a street to the properties on its sides: along a border they are in two suburbs. */
const beside = 20;

/** Metres: a shorter stretch is noise from simplified borders. */
const leastInSuburb = 50;

/**
 * Returns the suburbs along lines in metres, the one with the longest stretch first. A stretch of less than 50 m counts
 * only where no suburb has more. Empty outside all suburbs.
 */
export function suburbsAlong(
  lines: readonly (readonly [x: number, y: number][])[],
  suburbs: readonly SuburbPolygon[],
  { toPosition }: FlatPlane,
): string[] {
  const lengths = new Map<string, number>();
  for (const line of lines) {
    for (let at = 1; at < line.length; at++) {
      const [[x1, y1], [x2, y2]] = [line[at - 1] ?? [0, 0], line[at] ?? [0, 0]];
      const length = Math.hypot(x2 - x1, y2 - y1);
      const steps = Math.max(1, Math.ceil(length / step));
      const [aside, up] = length === 0 ? [0, 0] : [((y1 - y2) / length) * beside, ((x2 - x1) / length) * beside];
      for (let part = 0; part < steps; part++) {
        const share = (part + 0.5) / steps;
        const [x, y] = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
        for (const side of [-1, 1]) {
          const name = suburbAt(toPosition([x + side * aside, y + side * up]), suburbs);
          if (name !== null) lengths.set(name, (lengths.get(name) ?? 0) + length / steps / 2);
        }
      }
    }
  }
  const ranked = [...lengths].sort(([one, long], [other, short]) => short - long || (one < other ? -1 : 1));
  return ranked.filter(([, length], at) => at === 0 || length >= leastInSuburb).map(([name]) => name);
}

function suburbAt(position: Position, suburbs: readonly SuburbPolygon[]): string | null {
  const [x = 0, y = 0] = position;
  const found = suburbs.find(({ rings, box: { west, south, east, north } }) => {
    return x >= west && x <= east && y >= south && y <= north && isInPolygon(position, rings);
  });
  return found?.name ?? null;
}
