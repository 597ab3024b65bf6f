import type { Feature } from 'geojson';
import type { GeoBox } from '../../../../shared/geo/GeoBox';
import { isInPolygon } from '../../../../shared/geo/polygons/isInPolygon';
import type { NamedPlace } from './countryAround';
import { landAround } from './landAround';
import { outlineFeatures } from './outlineFeatures';

/** Returns the towns and suburbs in a box that come with the site, cities first. */
export function suburbsAround(box: GeoBox): NamedPlace[] {
  const { cities, localities } = outlineFeatures();
  const land = landAround(box);
  const isOnLand = ({ position }: NamedPlace): boolean => isInPolygon(position, land);
  // the coarse coast leaves some suburbs in the sea, and cities too, whose names are needed more
  return [...placesIn(box, cities), ...placesIn(box, localities).filter(isOnLand)];
}

function placesIn(box: GeoBox, features: readonly Feature[]): NamedPlace[] {
  return features.flatMap(({ geometry, properties }) => {
    if (geometry.type !== 'Point') return [];
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const isIn = longitude > box.west && longitude < box.east && latitude > box.south && latitude < box.north;
    return isIn ? [{ name: String(properties?.['name']), position: geometry.coordinates }] : [];
  });
}
