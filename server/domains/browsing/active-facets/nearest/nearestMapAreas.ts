import { kmFromChord } from '../../../../shared/geo/sphere/kmFromChord';
import { pointOnSphere } from '../../../../shared/geo/sphere/pointOnSphere';
import type { MapArea } from '../../../map-areas/MapArea';
import { NearestMapArea } from './NearestMapArea';

type Box = Pick<MapArea, 'west' | 'south' | 'east' | 'north'>;

const middleOf = ({ west, south, east, north }: Box) => pointOnSphere((south + north) / 2, (west + east) / 2);

function kilometresBetween(one: Box, other: Box): number {
  const [from, to] = [middleOf(one), middleOf(other)];
  return kmFromChord(Math.hypot(...from.map((value, at) => value - (to[at] ?? 0))));
}

export const mostNearest = 6;
/** as far as people drive for a day */
export const furthestKm = 200;

/** Returns up to 6 of the other areas within 200 km, nearest first (docs/rules/screens.md#area-pages). */
export function nearestMapAreas(areas: readonly MapArea[], from: Pick<MapArea, 'id'> & Box): NearestMapArea[] {
  return areas
    .filter(({ id }) => id !== from.id)
    .map((area) => new NearestMapArea(area, kilometresBetween(from, area)))
    .filter(({ distanceKm }) => distanceKm <= furthestKm)
    .sort((one, other) => one.distanceKm - other.distanceKm || one.mapArea.id - other.mapArea.id)
    .slice(0, mostNearest);
}
