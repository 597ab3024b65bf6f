import type { MapGeometry } from '../../../shared/geo/MapGeometry';
import { placeStreet, type StreetPlace } from '../../map-areas/base-map/placeStreet';
import type { MapGrid } from '../../../../shared/map-grid/squareOf';
import { separateStreets } from './separateStreets';
import type { SuburbPolygon } from './suburbsAlong';

export interface PlacedStreet extends StreetPlace {
  streetName: string;
  /** suburb with most of the street, where the map shows another street of its name; otherwise empty */
  locality: string;
  /** its other suburbs, where it has a locality */
  furtherLocalities: string[];
}

/** Returns the index rows from geometry, by street name; leaves out streets that do not touch the map. */
export function placeStreets(
  grid: MapGrid,
  geometriesByName: ReadonlyMap<string, readonly MapGeometry[]>,
  suburbs: readonly SuburbPolygon[],
): PlacedStreet[] {
  return [...geometriesByName].flatMap(([streetName, geometries]) => {
    const shown = separateStreets(grid, geometries, suburbs).flatMap((street) => {
      const place = placeStreet(grid, street.geometries);
      return place ? [{ place, suburbs: street.suburbs }] : [];
    });
    return shown.map(({ place, suburbs: [locality = '', ...furtherLocalities] }) => {
      const isOnly = shown.length === 1;
      return { streetName, ...place, ...(isOnly ? alone : { locality, furtherLocalities }) };
    });
  });
}

const alone = { locality: '', furtherLocalities: [] };
