import { decodePolyline } from '../../../../shared/geo/lines/decodePolyline';
import type { GeoBox } from '../../../../shared/geo/GeoBox';
import type { Position } from '../../../../shared/geo/MapGeometry';
import { clipRing } from '../../../../shared/geo/polygons/clipRing';
import outline from './countryOutline.json';
import { outlineDecimals } from './outlineFeatures';

/** share of a box that is read around it, so that no cut shows within */
const beyond = 0.2;

/** Returns the land of the country's outline in a box, as rings. The coast is right to about half a kilometre. */
export function landAround({ west, south, east, north }: GeoBox): Position[][] {
  const [wide, high] = [(east - west) * beyond, (north - south) * beyond];
  const box = { west: west - wide, south: south - high, east: east + wide, north: north + high };
  return outline.land
    .map((text) => clipRing(decodePolyline(text, outlineDecimals), box))
    .filter(({ length }) => length > 0);
}
