import { stateNames } from '../../../../shared/australia/AustralianState';
import type { GeoBox } from '../../../../shared/geo/GeoBox';
import { isInBox } from '../../../../shared/geo/isInBox';
import { clipLine } from '../../../../shared/geo/lines/clipLine';
import type { Position } from '../../../../shared/geo/MapGeometry';
import { clipRing } from '../../../../shared/geo/polygons/clipRing';
import { namedStates } from './namedStates';
import { outlineFeatures } from './outlineFeatures';
import { placesIn, type NamedPlace } from './placesIn';

/** What a map of a large part of the country shows besides its coast, at 1:10 million. */
export interface CountryContent {
  lakes: Position[][];
  rivers: Position[][];
  /** between states */
  borders: Position[][];
  states: NamedPlace[];
  /** the important ones first */
  towns: (NamedPlace & { rank: number })[];
}

/** Returns what of the country is in a box. */
export function countryAround(box: GeoBox): CountryContent {
  const { lakes, rivers, borders, cities } = outlineFeatures();
  const linesOf = (features: typeof rivers): Position[][] =>
    features
      .flatMap(({ geometry }) => (geometry.type === 'MultiLineString' ? geometry.coordinates : []))
      .flatMap((line) => clipLine(line, box));
  return {
    lakes: lakes
      .flatMap(({ geometry }) => (geometry.type === 'Polygon' ? geometry.coordinates : []))
      .map((ring) => clipRing(ring, box))
      .filter((ring) => ring.length > 0),
    rivers: linesOf(rivers),
    borders: linesOf(borders),
    states: namedStates
      .map(([state, position]) => ({ name: stateNames[state], position }))
      .filter(({ position }) => isInBox(position, box)),
    towns: placesIn(box, cities).toSorted((one, other) => one.rank - other.rank),
  };
}
