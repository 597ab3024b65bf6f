import { centreLine } from '../../../shared/geo/lines/centreLine';
import type { FlatPlane } from '../../../shared/geo/flatPlane';
import { linesOf, polygonsOf } from '../../../shared/geo/geometryParts';
import type { MapGeometry } from '../../../shared/geo/MapGeometry';

/**
 * Pieces of one street whose ends are this near to each other are one, metres: the middle of a wide road ends well before
 * the crossing that parts it from its next piece.
 */
export const gapInStreet = 100;

/**
 * Metres by which a bridge, a roundabout, a station or a park interrupts a street at most. Lines of one name that are
 * further apart belong to different streets, or to parts of one that nobody would follow.
 */
export const gapBetweenStreets = 500;

/** The lines along which a street runs and its name is written; of a road that is kept as an area, its middle. */
export function streetLines(geometry: MapGeometry, { toMetres }: FlatPlane): [x: number, y: number][][] {
  return [
    ...linesOf(geometry).map((line) => line.map(toMetres)),
    ...polygonsOf(geometry).map(([outer = []]) => centreLine(outer.map(toMetres))),
  ];
}
