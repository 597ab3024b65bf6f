import type { GeoBox } from '../../shared/geo/GeoBox';
import type { MapGrid, MapSquare } from '../../../shared/map-grid/squareOf';

/** Returns the box of a square of the grid; the inverse of `squareOf`. */
export function boxOfSquare(grid: MapGrid, { coordinateX, coordinateY }: MapSquare): GeoBox {
  const { west, south, east, north, gridColumns, gridRows } = grid;
  const column = coordinateX.charCodeAt(0) - 65;
  const row = Number(coordinateY) - 1;
  const width = (east - west) / gridColumns;
  const height = (north - south) / gridRows;
  return {
    west: west + column * width,
    east: west + (column + 1) * width,
    north: north - row * height,
    south: north - (row + 1) * height,
  };
}
