import type { GeoBox } from '../../../../shared/geo/GeoBox';
import { isInPolygon } from '../../../../shared/geo/polygons/isInPolygon';
import type { NamedPlace } from './countryAround';
import { landAround } from './landAround';
import { outlineFeatures } from './outlineFeatures';

/**
 * Returns the towns and suburbs in a box that come with the site, cities first. The coarse coast leaves some in the sea:
 * they are left out.
 */
export function suburbsAround(box: GeoBox): NamedPlace[] {
  const { cities, localities } = outlineFeatures();
  const land = landAround(box);
  return [...cities, ...localities].flatMap(({ geometry, properties }) => {
    if (geometry.type !== 'Point') return [];
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const isIn = longitude > box.west && longitude < box.east && latitude > box.south && latitude < box.north;
    return isIn && isInPolygon([longitude, latitude], land)
      ? [{ name: String(properties?.['name']), position: geometry.coordinates }]
      : [];
  });
}
