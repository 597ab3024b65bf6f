import type { MapBox } from './MapBox';

export interface MapGrid extends MapBox {
  gridColumns: number;
  gridRows: number;
}

type Line = [from: [number, number], to: [number, number]];

/** The inner lines of a grid, and the positions of its letters and numbers at the outer edges. */
export function gridOf({ west, south, east, north, gridColumns, gridRows }: MapGrid) {
  const width = (east - west) / gridColumns;
  const height = (north - south) / gridRows;
  const columns = Array.from({ length: gridColumns }, (_, column) => column);
  const rows = Array.from({ length: gridRows }, (_, row) => row);
  const lines: Line[] = [
    ...columns.slice(1).map((column): Line => [
      [west + column * width, south],
      [west + column * width, north],
    ]),
    ...rows.slice(1).map((row): Line => [
      [west, north - row * height],
      [east, north - row * height],
    ]),
  ];
  const letters = columns.map((column) => ({
    text: String.fromCharCode(65 + column),
    longitude: west + (column + 0.5) * width,
  }));
  const numbers = rows.map((row) => ({ text: String(row + 1), latitude: north - (row + 0.5) * height }));
  return { lines, letters, numbers };
}

const kilometresOfDegree = 111.195;

/** Width and height of a square, in kilometres. */
export function squareSize({
  west,
  south,
  east,
  north,
  gridColumns,
  gridRows,
}: MapGrid): [width: number, height: number] {
  const middle = (((south + north) / 2) * Math.PI) / 180;
  return [
    ((east - west) * kilometresOfDegree * Math.cos(middle)) / gridColumns,
    ((north - south) * kilometresOfDegree) / gridRows,
  ];
}

/** Numbers of columns and rows whose squares come nearest to a size. At most 26 columns and 99 rows. */
export function gridFor(box: MapBox, kilometres: number): { gridColumns: number; gridRows: number } {
  const [width, height] = squareSize({ ...box, gridColumns: 1, gridRows: 1 });
  const within = (count: number, most: number): number => Math.min(most, Math.max(1, Math.round(count)));
  return { gridColumns: within(width / kilometres, 26), gridRows: within(height / kilometres, 99) };
}
