import { boxOfPositions } from '../../../shared/geo/boxOfPositions';
import { clipLine } from '../../../shared/geo/lines/clipLine';
import { clipRing } from '../../../shared/geo/polygons/clipRing';
import { flatPlane } from '../../../shared/geo/flatPlane';
import { linesOf, polygonsOf } from '../../../shared/geo/geometryParts';
import { joinLines } from '../../../shared/geo/lines/joinLines';
import { lineLength } from '../../../shared/geo/lines/lineLength';
import type { MapGeometry } from '../../../shared/geo/MapGeometry';
import { pointAlong } from '../../../shared/geo/lines/pointAlong';
import { boxOfSquare } from '../boxOfSquare';
import { squareOf, type MapGrid, type MapPosition, type MapSquare } from '../../../../shared/map-grid/squareOf';
import { squaresOf, type CrossedSquare } from '../squaresOf';
import { gapInStreet, streetLines } from './streetLines';

export interface StreetPlace extends MapPosition, MapSquare {
  /** all other squares along the street */
  furtherSquares: string[];
}

/**
 * Returns a street's place in the index: all its squares, and the middle of its longest stretch on the map, where its
 * name is. Null when it does not touch the map.
 */
export function placeStreet(grid: MapGrid, geometries: readonly MapGeometry[]): StreetPlace | null {
  const crossed = addUp(geometries.flatMap((geometry) => squaresOf(grid, geometry)));
  if (crossed.length === 0) return null;
  const name = ({ coordinateX, coordinateY }: MapSquare): string => coordinateX + coordinateY;
  const middle = middleOf(grid, geometries);
  const at = middle && squareOf(grid, middle);
  const own = at && crossed.find((square) => name(square) === name(at));
  const place = own ? { ...middle, square: own } : insideLargest(grid, geometries, crossed);
  const { square, latitude, longitude } = place;
  const furtherSquares = crossed.filter((other) => other !== square).map(name);
  return { latitude, longitude, coordinateX: square.coordinateX, coordinateY: square.coordinateY, furtherSquares };
}

function addUp(all: readonly CrossedSquare[]): CrossedSquare[] {
  const sums = new Map<string, CrossedSquare>();
  for (const square of all) {
    const key = `${square.coordinateX}${square.coordinateY.padStart(2, '0')}`;
    const known = sums.get(key);
    sums.set(key, { ...square, size: (known?.size ?? 0) + square.size });
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, square]) => square);
}

function middleOf(grid: MapGrid, geometries: readonly MapGeometry[]): MapPosition | null {
  const plane = flatPlane([grid.west, grid.south]);
  const [west, south] = [0, 0];
  const [east, north] = plane.toMetres([grid.east, grid.north]);
  const lines = joinLines(
    geometries.flatMap((geometry) => streetLines(geometry, plane)),
    gapInStreet,
  );
  const shown = lines.flatMap((line) => clipLine(line, { west, south, east, north })) as [number, number][][];
  const longest = shown.reduce<[number, number][]>((one, other) => {
    return lineLength(other) > lineLength(one) ? other : one;
  }, []);
  if (longest.length === 0) return null;
  const [longitude, latitude] = plane.toPosition(pointAlong(longest, 0.5));
  return { latitude, longitude };
}

/** Returns a point in the largest part of a street whose middle is outside it, as of a ring of areas. */
function insideLargest(
  grid: MapGrid,
  geometries: readonly MapGeometry[],
  crossed: readonly CrossedSquare[],
): MapPosition & { square: CrossedSquare } {
  const square = crossed.reduce((one, other) => (other.size > one.size ? other : one));
  const box = boxOfSquare(grid, square);
  const inside = geometries.flatMap((geometry) => [
    ...linesOf(geometry).flatMap((line) => clipLine(line, box)),
    ...polygonsOf(geometry).map(([outer = []]) => clipRing(outer, box)),
  ]);
  const { west, south, east, north } = boxOfPositions(inside.flat());
  return { square, latitude: (south + north) / 2, longitude: (west + east) / 2 };
}
