import type { BrochureType } from '../../brochures/BrochureType';
import { BrochureMarker } from './BrochureMarker';

/** The ads of one square of the grid. x and y are their centre on the plane, where the world is 1 wide and 1 high. */
export interface MarkerCell {
  column: number;
  row: number;
  /** side of a square on that plane */
  side: number;
  x: number;
  y: number;
  count: number;
  couponsCount: number;
  atdwCount: number;
  type: BrochureType | null;
  adIndex: number | null;
  databaseIds: number[];
  west: number;
  south: number;
  east: number;
  north: number;
}

/** clusters whose centres are nearer than this fraction of a square would overlap */
const tooNear = 0.75;
const mostNamed = 20;

/**
 * Merges neighbouring squares whose clusters would overlap, because a grid line may cut a group in two. The larger
 * square absorbs the smaller ones. Returns the largest first.
 */
export function mergeNearbyClusters(cells: readonly MarkerCell[]): BrochureMarker[] {
  const left = new Map(cells.map((cell) => [keyOf(cell.column, cell.row), cell]));
  const marks: BrochureMarker[] = [];
  for (const cell of [...cells].sort((a, b) => b.count - a.count || a.x - b.x || a.y - b.y)) {
    if (!left.delete(keyOf(cell.column, cell.row))) continue;
    const near = around(cell, left).filter(
      (other) => Math.hypot(other.x - cell.x, other.y - cell.y) < tooNear * cell.side,
    );
    for (const other of near) left.delete(keyOf(other.column, other.row));
    marks.push(joined([cell, ...near]));
  }
  return marks.sort((a, b) => b.count - a.count);
}

const keyOf = (column: number, row: number): string => `${column} ${row}`;

function around({ column, row }: MarkerCell, left: ReadonlyMap<string, MarkerCell>): MarkerCell[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((right) => steps.flatMap((down) => left.get(keyOf(column + right, row + down)) ?? []));
}

function joined(cells: readonly MarkerCell[]): BrochureMarker {
  const count = sum(cells, (cell) => cell.count);
  const [first] = cells;
  return new BrochureMarker({
    latitude: latitudeAt(sum(cells, (cell) => cell.y * cell.count) / count),
    longitude: (sum(cells, (cell) => cell.x * cell.count) / count) * 360 - 180,
    count,
    couponsCount: sum(cells, (cell) => cell.couponsCount),
    atdwCount: sum(cells, (cell) => cell.atdwCount),
    type: cells.every((cell) => cell.type === first?.type) ? (first?.type ?? null) : null,
    adIndex: count === 1 ? (first?.adIndex ?? null) : null,
    databaseIds: count <= mostNamed ? cells.flatMap((cell) => cell.databaseIds) : [],
    west: Math.min(...cells.map((cell) => cell.west)),
    south: Math.min(...cells.map((cell) => cell.south)),
    east: Math.max(...cells.map((cell) => cell.east)),
    north: Math.max(...cells.map((cell) => cell.north)),
  });
}

function sum(cells: readonly MarkerCell[], value: (cell: MarkerCell) => number): number {
  return cells.reduce((total, cell) => total + value(cell), 0);
}

/** converts y on the Mercator plane to degrees */
function latitudeAt(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
}
