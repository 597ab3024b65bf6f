import type { Feature } from 'geojson';
import type { GeoBox } from '../../../../shared/geo/GeoBox';
import { isInBox } from '../../../../shared/geo/isInBox';
import type { Position } from '../../../../shared/geo/MapGeometry';

export interface NamedPlace {
  name: string;
  position: Position;
}

/** Returns the places of the outline in a box, with their rank: the most important have 1. */
export function placesIn(box: GeoBox, features: readonly Feature[]): (NamedPlace & { rank: number })[] {
  return features.flatMap(({ geometry, properties }) =>
    geometry.type === 'Point' && isInBox(geometry.coordinates, box)
      ? [{ name: String(properties?.['name']), rank: Number(properties?.['rank']), position: geometry.coordinates }]
      : [],
  );
}
