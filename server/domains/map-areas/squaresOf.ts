import { boxOfPositions } from '../../shared/geo/boxOfPositions';
import { clipLine } from '../../shared/geo/lines/clipLine';
import { clipRing } from '../../shared/geo/polygons/clipRing';
import { flatPlane, type FlatPlane } from '../../shared/geo/flatPlane';
import type { GeoBox } from '../../shared/geo/GeoBox';
import { linesOf, polygonsOf, positionsOf } from '../../shared/geo/geometryParts';
import { lineLength } from '../../shared/geo/lines/lineLength';
import type { MapGeometry } from '../../shared/geo/MapGeometry';
import { ringArea } from '../../shared/geo/polygons/ringArea';
import { boxOfSquare } from './boxOfSquare';
import { squareOf, type MapGrid, type MapSquare } from '../../../shared/map-grid/squareOf';

export interface CrossedSquare extends MapSquare {
  /** metres of line, or square metres of area, inside the square */
  size: number;
}

/** Less is noise from rounded coordinates: a metre of line, a square metre of area. */
const least = 1;

/** Returns the squares that a geometry intersects, in reading order of the grid. */
export function squaresOf(grid: MapGrid, geometry: MapGeometry): CrossedSquare[] {
  const extent = boxOfPositions(positionsOf(geometry));
  const plane = flatPlane([grid.west, grid.south]);
  return squaresInside(grid, extent).flatMap((square) => {
    const size = sizeInside(geometry, boxOfSquare(grid, square), plane);
    return size >= least ? [{ ...square, size }] : [];
  });
}

function squaresInside(grid: MapGrid, { west, south, east, north }: GeoBox): MapSquare[] {
  if (east < grid.west || west > grid.east || north < grid.south || south > grid.north) return [];
  const first = squareOf(grid, { latitude: Math.min(north, grid.north), longitude: Math.max(west, grid.west) });
  const last = squareOf(grid, { latitude: Math.max(south, grid.south), longitude: Math.min(east, grid.east) });
  if (!first || !last) return [];
  const squares: MapSquare[] = [];
  for (let column = first.coordinateX.charCodeAt(0); column <= last.coordinateX.charCodeAt(0); column++) {
    for (let row = Number(first.coordinateY); row <= Number(last.coordinateY); row++) {
      squares.push({ coordinateX: String.fromCharCode(column), coordinateY: String(row) });
    }
  }
  return squares;
}

function sizeInside(geometry: MapGeometry, box: GeoBox, { toMetres }: FlatPlane): number {
  const lines = linesOf(geometry).flatMap((line) => clipLine(line, box));
  const length = lines.reduce((sum, line) => sum + lineLength(line.map(toMetres)), 0);
  const area = polygonsOf(geometry).reduce((sum, [outer = [], ...holes]) => {
    const inside = (ring: typeof outer): number => ringArea(clipRing(ring, box).map(toMetres));
    return sum + inside(outer) - holes.reduce((gone, hole) => gone + inside(hole), 0);
  }, 0);
  return length + area;
}
