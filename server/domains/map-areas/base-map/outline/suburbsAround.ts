import type { GeoBox } from '../../../../shared/geo/GeoBox';
import { isInPolygon } from '../../../../shared/geo/polygons/isInPolygon';
import { landAround } from './landAround';
import { outlineFeatures } from './outlineFeatures';
import { placesIn, type NamedPlace } from './placesIn';

/** Returns the towns and suburbs in a box that come with the site, cities first. */
export function suburbsAround(box: GeoBox): NamedPlace[] {
  const { cities, localities } = outlineFeatures();
  const land = landAround(box);
  const isOnLand = ({ position }: NamedPlace): boolean => isInPolygon(position, land);
  // the coarse coast leaves some suburbs in the sea, and cities too, whose names are needed more
  return [...placesIn(box, cities), ...placesIn(box, localities).filter(isOnLand)];
}
