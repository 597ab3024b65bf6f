import { centreLine } from '../../../shared/geo/lines/centreLine';
import type { FlatPlane } from '../../../shared/geo/flatPlane';
import { linesOf, polygonsOf } from '../../../shared/geo/geometryParts';
import type { MapGeometry } from '../../../shared/geo/MapGeometry';

/**
 * Metres: pieces of one street are joined when their ends are this near. The middle line of a wide road ends well
 * before the crossing that separates it from its next piece.
 */
export const gapInStreet = 100;

/**
 * Metres: the longest interruption of a street by a bridge, roundabout, station or park. Lines of one name that are
 * further apart are different streets, or unconnected parts of one.
 */
export const gapBetweenStreets = 500;

/** Returns the lines along which a street runs and its name is written; for a road that is an area, its middle. */
export function streetLines(geometry: MapGeometry, { toMetres }: FlatPlane): [x: number, y: number][][] {
  return [
    ...linesOf(geometry).map((line) => line.map(toMetres)),
    ...polygonsOf(geometry).map(([outer = []]) => centreLine(outer.map(toMetres))),
  ];
}
