import type { MapFeature } from '../../MapContent';
import { inks } from '../inks';
import { escapeMarkup, mm } from '../markup';
import { circlesAlong, type Occupied } from './Occupied';
import { boxOfGeometry } from '../oncePerGeometry';
import type { Sheet } from '../Sheet';
import { letterSpacing } from './mapStyle';
import { drawHalo, textOutline } from '../textOutline';
import { textWidth } from '../textWidth';

/** Writes a name in the middle of its area where there is room, and marks that space as occupied. */
export function drawAreaNames(
  features: readonly MapFeature[],
  { kind, style, size }: { kind: MapFeature['kind']; style: string; size: number },
  sheet: Sheet,
  occupied: Occupied,
): string {
  const { x, y, width, height } = sheet.frame;
  const halos: string[] = [];
  const names = largestOfEachName(features.filter((feature) => feature.kind === kind && feature.name !== ''))
    .map(({ name, geometry }) => {
      const { west, south, east, north } = boxOfGeometry(geometry);
      const [left, top] = sheet.toSheet([(west + east) / 2, (south + north) / 2]);
      const words = kind === 'SUBURB' ? name.toUpperCase() : name;
      const half = textWidth(words, size) / 2 + 1;
      const inside = left - half > x && left + half < x + width && top > y + size && top < y + height - size;
      const circles = circlesAlong({ x: left, y: top - size * 0.35, halfWidth: half, size, radius: size * 0.5 });
      if (!inside || !circles.every((circle) => occupied.isFree(circle))) return '';
      for (const circle of circles) occupied.add(circle);
      if (kind === 'SUBURB') halos.push(textOutline(words, { weight: 'bold', size, x: left, y: top, letterSpacing }));
      return `<text class="${style}" x="${mm(left)}" y="${mm(top)}" font-size="${size}">${escapeMarkup(words)}</text>`;
    })
    .join('');
  return drawHalo(halos, { ink: inks.land, width: 0.8 }) + names;
}

/** A river or park of several pieces has its name once. */
function largestOfEachName(features: readonly MapFeature[]): MapFeature[] {
  const sizeOf = ({ geometry }: MapFeature): number => {
    const { west, south, east, north } = boxOfGeometry(geometry);
    return (east - west) * (north - south);
  };
  const largest = new Map<string, MapFeature>();
  for (const feature of features) {
    const known = largest.get(feature.name);
    if (!known || sizeOf(feature) > sizeOf(known)) largest.set(feature.name, feature);
  }
  return [...largest.values()];
}
