import { squareOf, type MapGrid } from '../../../../../shared/map-grid/squareOf';
import type { KnownStreet, StreetPoint } from '../../../street-index/placement/indexStreets';

/**
 * Joins the points of each street: it is at the first, and has the squares of all. Streets of one name are distinguished
 * by suburb; a unique name needs none.
 */
export function joinPoints(grid: MapGrid, points: readonly StreetPoint[]): KnownStreet[] {
  const suburbs = new Map<string, Set<string>>();
  for (const { streetName, locality } of points) {
    suburbs.set(streetName, (suburbs.get(streetName) ?? new Set()).add(locality));
  }
  const streets = new Map<string, { first: StreetPoint; squares: Map<string, string> }>();
  for (const point of points) {
    const locality = (suburbs.get(point.streetName)?.size ?? 0) > 1 ? point.locality : '';
    const key = `${point.streetName}\n${locality}`;
    const street = streets.get(key) ?? { first: { ...point, locality }, squares: new Map<string, string>() };
    const square = squareOf(grid, point);
    if (square) {
      const { coordinateX, coordinateY } = square;
      street.squares.set(coordinateX + coordinateY.padStart(2, '0'), coordinateX + coordinateY);
    }
    streets.set(key, street);
  }
  return [...streets.values()].map(({ first, squares }) => {
    const at = squareOf(grid, first);
    const own = at && at.coordinateX + at.coordinateY;
    const inOrder = [...squares].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, name]) => name);
    return { ...first, furtherSquares: inOrder.filter((name) => name !== own) };
  });
}
