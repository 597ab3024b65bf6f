import { areLinesNear } from '../../../shared/geo/lines/areLinesNear';
import { boxOfPositions } from '../../../shared/geo/boxOfPositions';
import { clipLine } from '../../../shared/geo/lines/clipLine';
import { connectedGroups } from '../../../shared/geo/connectedGroups';
import { flatPlane, type FlatPlane } from '../../../shared/geo/flatPlane';
import type { GeoBox } from '../../../shared/geo/GeoBox';
import { polygonsOf } from '../../../shared/geo/geometryParts';
import type { MapGeometry } from '../../../shared/geo/MapGeometry';
import { gapBetweenStreets, streetLines } from '../../map-areas/base-map/streetLines';
import { suburbsAlong, type SuburbPolygon } from './suburbsAlong';

export interface SeparateStreet {
  geometries: MapGeometry[];
  /** its suburbs, the one with most of it first; empty when unknown */
  suburbs: string[];
}

interface Piece {
  geometry: MapGeometry;
  /** metres */
  lines: [x: number, y: number][][];
  box: GeoBox;
}

/**
 * Divides the pieces of one street name into separate streets (docs/domain.md, "Streets of one name"). Pieces that
 * (nearly) meet are one street, in any number of suburbs. Pieces that do not meet are one street too when they share a
 * suburb, or no suburb is known.
 */
export function separateStreets(
  map: GeoBox,
  geometries: readonly MapGeometry[],
  polygons: readonly SuburbPolygon[],
): SeparateStreet[] {
  const whole = [{ geometries: [...geometries], suburbs: [] }];
  if (polygons.length === 0 || geometries.length < 2) return whole;
  const plane = flatPlane([map.west, map.south]);
  const stretches = connectedGroups(
    geometries.map((geometry) => pieceOf(geometry, plane)),
    doMeet,
  );
  if (stretches.length === 1) return whole;
  let streets: { pieces: Piece[]; suburbs: ReadonlySet<string> }[] = [];
  for (const pieces of stretches) {
    const stretch = { pieces, suburbs: new Set(suburbsOf(pieces, map, polygons, plane)) };
    const same = streets.filter((street) => haveSuburbInCommon(street.suburbs, stretch.suburbs));
    const joined = [...same, stretch];
    streets = [
      ...streets.filter((street) => !same.includes(street)),
      {
        pieces: joined.flatMap((street) => street.pieces),
        suburbs: new Set(joined.flatMap(({ suburbs }) => [...suburbs])),
      },
    ];
  }
  return streets.map(({ pieces, suburbs }) => ({
    geometries: pieces.map(({ geometry }) => geometry),
    // two streets never share one of these, so each street has its own first suburb
    suburbs: [...new Set([...suburbsOf(pieces, map, polygons, plane), ...suburbs])].filter((one) => suburbs.has(one)),
  }));
}

function pieceOf(geometry: MapGeometry, plane: FlatPlane): Piece {
  const drawn = streetLines(geometry, plane).filter((line) => line.length > 1);
  const lines = drawn.length > 0 ? drawn : polygonsOf(geometry).map(([outer = []]) => outer.map(plane.toMetres));
  return { geometry, lines, box: boxOfPositions(lines.flat()) };
}

function doMeet(one: Piece, other: Piece): boolean {
  return (
    one.box.west - gapBetweenStreets <= other.box.east &&
    other.box.west - gapBetweenStreets <= one.box.east &&
    one.box.south - gapBetweenStreets <= other.box.north &&
    other.box.south - gapBetweenStreets <= one.box.north &&
    one.lines.some((line) => other.lines.some((next) => areLinesNear(line, next, gapBetweenStreets)))
  );
}

/** Uses the pieces on the map; for a street entirely beside the map, all of its pieces. */
function suburbsOf(
  pieces: readonly Piece[],
  map: GeoBox,
  polygons: readonly SuburbPolygon[],
  plane: FlatPlane,
): string[] {
  const lines = pieces.flatMap((piece) => piece.lines);
  const [east, north] = plane.toMetres([map.east, map.north]);
  const shown = lines.flatMap((line) => clipLine(line, { west: 0, south: 0, east, north })) as [number, number][][];
  return suburbsAlong(shown.length > 0 ? shown : lines, polygons, plane);
}

function haveSuburbInCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (one.size === 0 || other.size === 0) return one.size === other.size;
  return [...one].some((suburb) => other.has(suburb));
}
