import { lineLength } from '../../../shared/geo/lines/lineLength';
import { namedRoads } from './namedRoads';
import { streetGrids, type StreetGrid } from './streetGrids';
import type { Suburb } from './suburbs';
import type { Point } from './toPosition';
import { distance } from './distance';
import { land } from './land';

export interface Street {
  name: string;
  suburb: Suburb;
  /** metres; the maps and the streets index both use it */
  line: readonly Point[];
}

const step = 20;
const metresFromWater = 84;
const shortest = 150;

let found: readonly Street[] | undefined;

/** All streets of the town: the longest dry piece of each line of a grid, and the roads with their own course. */
export function findStreets(): readonly Street[] {
  // when they are asked for: finding the dry pieces would take a twentieth of every start
  return (found ??= [...namedRoads, ...streetGrids.flatMap(streetsOfGrid)]);
}

export function findStreet(name: string): Street {
  const street = findStreets().find((each) => each.name === name);
  if (!street) throw new Error(`There is no street ${name} in the demo town.`);
  return street;
}

function streetsOfGrid(grid: StreetGrid): Street[] {
  const { suburb, spacing, reach, across, up } = grid;
  const from = (names: readonly string[], index: number, gap: number): number => (index - (names.length - 1) / 2) * gap;
  return [
    ...across.map((name, index) => ({
      name,
      suburb,
      line: dryLine(grid, reach[0], (x) => [x, from(across, index, spacing[1])]),
    })),
    ...up.map((name, index) => ({
      name,
      suburb,
      line: dryLine(grid, reach[1], (y) => [from(up, index, spacing[0]), y]),
    })),
  ].filter(({ line }) => lineLength(line) >= shortest);
}

/** Follows the line from end to end. Returns the first and last point of its longest stretch on dry land. */
function dryLine(grid: StreetGrid, reach: number, at: (along: number) => Point): Point[] {
  let best: Point[] = [];
  let current: Point[] = [];
  for (let along = -reach; along <= reach; along += step) {
    const point = turned(grid, at(along));
    current = isDryLand(point, metresFromWater) ? [...current, point] : [];
    if (current.length > best.length) best = current;
  }
  return [best[0], best.at(-1)].filter((end) => end !== undefined);
}

function turned({ centre, turn }: StreetGrid, [x, y]: Point): Point {
  const angle = (turn * Math.PI) / 180;
  return [
    Math.round(centre[0] + x * Math.cos(angle) - y * Math.sin(angle)),
    Math.round(centre[1] + x * Math.sin(angle) + y * Math.cos(angle)),
  ];
}

/** True if a point is on land and at least this many metres from the water. */
export function isDryLand(point: Point, metresFromWater = 0): boolean {
  const ring = land.find((candidate) => isInside(point, candidate));
  if (!ring) return false;
  return metresFromWater === 0 || !ring.some((shore) => distance(shore, point) < metresFromWater);
}

function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  ring.forEach(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}
