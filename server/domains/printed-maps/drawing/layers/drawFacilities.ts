import {
  facilityStroke,
  facilitySymbols,
  facilityTypes,
  isLandmark,
  type FacilityType,
} from '../../../../../shared/map-style/facilities';
import type { MapFeature } from '../../MapContent';
import { inks } from '../inks';
import { mm } from '../markup';
import { drawHalo } from '../textOutline';
import { nameLandmark } from './nameLandmark';
import type { Occupied } from './Occupied';
import { isInside, spiral } from './placeMarkers';
import type { Sheet } from '../Sheet';

/** millimetres */
const side = 3.2;
const radius = side * 0.6;
/** from the true place, because nothing leads to it */
const farthest = 5;

/**
 * Draws the symbols of facilities, each at its place or the nearest free one, and the names of landmarks. What has no room
 * is left out: names of streets and ads come first. Returns the types that are on the sheet.
 */
export function drawFacilities(
  features: readonly MapFeature[],
  sheet: Sheet,
  occupied: Occupied,
): { svg: string; types: FacilityType[] } {
  const drawn = new Set<FacilityType>();
  const parts: string[] = [];
  const names: string[] = [];
  const outlines: string[] = [];
  for (const { facility, name, geometry } of landmarksFirst(features)) {
    if (facility === null || geometry.type !== 'Point') continue;
    const [x, y] = sheet.toSheet(geometry.coordinates);
    const place = [...spiral({ x, y }, farthest)].find(
      (point) => isInside(point, sheet.frame, radius) && occupied.isFree({ ...point, radius }),
    );
    if (!place) continue;
    occupied.add({ ...place, radius });
    drawn.add(facility);
    parts.push(drawFacility(facility, place.x, place.y));
    if (!isLandmark(facility) || name === '') continue;
    const written = nameLandmark({ name, ...place, radius }, sheet, occupied);
    if (!written) continue;
    names.push(written.svg);
    outlines.push(...written.outlines);
  }
  const halo = drawHalo(outlines, { ink: inks.halo, width: 0.5 });
  return { svg: halo + [...parts, ...names].join(''), types: facilityTypes.filter((type) => drawn.has(type)) };
}

function landmarksFirst(features: readonly MapFeature[]): MapFeature[] {
  const order = ({ facility }: MapFeature): number => (facility !== null && isLandmark(facility) ? 0 : 1);
  return features.toSorted((one, other) => order(one) - order(other));
}

/** Draws a facility's symbol around a point. */
export function drawFacility(type: FacilityType, x: number, y: number): string {
  const scale = side / 24;
  return [
    `<rect x="${mm(x - side / 2)}" y="${mm(y - side / 2)}" width="${mm(side)}" height="${mm(side)}" rx="0.6" fill="${inks.facility}" stroke="${inks.onFacility}" stroke-width="0.25"/>`,
    `<path transform="translate(${mm(x - side / 2)} ${mm(y - side / 2)}) scale(${scale.toFixed(4)})" d="${facilitySymbols[type]}" fill="none" stroke="${inks.onFacility}" stroke-width="${facilityStroke}" stroke-linecap="round" stroke-linejoin="round"/>`,
  ].join('');
}
