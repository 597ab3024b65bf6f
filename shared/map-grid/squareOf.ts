/** The box of a map in degrees, and its grid. */
export interface MapGrid {
  west: number;
  south: number;
  east: number;
  north: number;
  gridColumns: number;
  gridRows: number;
}

export interface MapPosition {
  latitude: number;
  longitude: number;
}

/** A square of the printed map, as readers look it up: "D", "7". */
export interface MapSquare {
  coordinateX: string;
  coordinateY: string;
}

/**
 * Returns the square of a position; null outside the map. The grid, the map and the streets index all use this
 * function, so they always agree (docs/rules/maps-and-print.md#one-geometry).
 */
export function squareOf(grid: MapGrid, { latitude, longitude }: MapPosition): MapSquare | null {
  const { west, south, east, north, gridColumns, gridRows } = grid;
  if (longitude < west || longitude > east || latitude < south || latitude > north) return null;
  const column = Math.floor(((longitude - west) / (east - west)) * gridColumns);
  const row = Math.floor(((north - latitude) / (north - south)) * gridRows);
  return {
    coordinateX: String.fromCharCode(65 + Math.min(column, gridColumns - 1)),
    coordinateY: String(Math.min(row, gridRows - 1) + 1),
  };
}
