import { facilityTypes, type FacilityType } from '../../../map-areas/base-map/FacilityType';
import type { MapFeature } from '../../MapContent';
import { inks } from '../inks';
import { mm } from '../markup';
import type { Occupied } from './Occupied';
import { isInside, spiral } from './placeMarkers';
import type { Sheet } from '../Sheet';

/** strokes on a grid of 24 */
const symbols: Record<FacilityType, string> = {
  information: 'M12 10.5v8M12 6h.01',
  toilets: 'M8 5h.01M5 9h6M8 9v4.5M8 13.5l-1.5 6M8 13.5l1.5 6M16.5 5h.01M16.5 8.5l-2.7 6h5.4zM15.4 14.5v5M17.6 14.5v5',
  parking: 'M9 19.5V5h4.5a4.2 4.2 0 0 1 0 8.4H9',
  beach: 'M3.5 10c2.8-2.5 5.7-2.5 8.5 0s5.7 2.5 8.5 0M3.5 15.5c2.8-2.5 5.7-2.5 8.5 0s5.7 2.5 8.5 0',
};

/** millimetres */
const side = 3.2;
const radius = side * 0.6;
/** from the true place, because nothing leads to it */
const farthest = 5;

/**
 * Draws the symbols of facilities, each at its place or the nearest free one. What has no room is left out: names and ads
 * come first. Returns the types that are on the sheet.
 */
export function drawFacilities(
  features: readonly MapFeature[],
  sheet: Sheet,
  occupied: Occupied,
): { svg: string; types: FacilityType[] } {
  const drawn = new Set<FacilityType>();
  const parts: string[] = [];
  for (const { facility, geometry } of features) {
    if (facility === null || geometry.type !== 'Point') continue;
    const [x, y] = sheet.toSheet(geometry.coordinates);
    const place = [...spiral({ x, y }, farthest)].find(
      (point) => isInside(point, sheet.frame, radius) && occupied.isFree({ ...point, radius }),
    );
    if (!place) continue;
    occupied.add({ ...place, radius });
    drawn.add(facility);
    parts.push(drawFacility(facility, place.x, place.y));
  }
  return { svg: parts.join(''), types: facilityTypes.filter((type) => drawn.has(type)) };
}

/** Draws a facility's symbol around a point. */
export function drawFacility(type: FacilityType, x: number, y: number): string {
  const scale = side / 24;
  return [
    `<rect x="${mm(x - side / 2)}" y="${mm(y - side / 2)}" width="${mm(side)}" height="${mm(side)}" rx="0.6" fill="${inks.facility}" stroke="#ffffff" stroke-width="0.25"/>`,
    `<path transform="translate(${mm(x - side / 2)} ${mm(y - side / 2)}) scale(${scale.toFixed(4)})" d="${symbols[type]}" fill="none" stroke="#ffffff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  ].join('');
}
