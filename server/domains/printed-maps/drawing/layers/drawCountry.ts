import { smallestLetters } from '../../../../../shared/map-style/roadStyles';
import type { CountryContent } from '../../../map-areas/base-map/outline/countryAround';
import type { Position } from '../../../../shared/geo/MapGeometry';
import { inks } from '../inks';
import { escapeMarkup, mm } from '../markup';
import type { Sheet } from '../Sheet';
import { drawHalo, textOutline } from '../textOutline';
import { textWidth } from '../textWidth';
import { pair } from './drawAreas';
import { letterSpacing } from './mapStyle';
import { circlesAlong, type Occupied } from './Occupied';
import { isInside } from './placeMarkers';

/** The country's lines are some hundred metres off: on a larger scale that would show. */
const largestScale = 1 / 1_000_000;
const dot = 0.6;
const gap = 0.7;
/** of the names of states, in millimetres */
const stateSize = 3;
/** of the names of towns by rank, in millimetres; less important ones have the last */
const townSizes = [2.7, 2.3, 2.1, smallestLetters];

/** Returns whether a sheet shows the country's own borders, lakes, rivers and towns. */
export function isOfCountry({ millimetresPerMetre }: Pick<Sheet, 'millimetresPerMetre'>): boolean {
  return millimetresPerMetre / 1000 <= largestScale;
}

/** Draws lakes, rivers and the borders of states. */
export function drawCountry({ lakes, rivers, borders }: CountryContent, sheet: Sheet): string {
  const path = (lines: readonly Position[][], attributes: string, end = ''): string =>
    lines.length === 0
      ? ''
      : `<path d="${lines.map((line) => `M${line.map((at) => pair(sheet.toSheet(at))).join('L')}${end}`).join('')}" ${attributes}/>`;
  return [
    path(lakes, `fill="${inks.sea}"`, 'Z'),
    path(rivers, `fill="none" stroke="${inks.sea}" stroke-width="0.5" stroke-linejoin="round"`),
    path(borders, `fill="none" stroke="${inks.border}" stroke-width="0.35" stroke-dasharray="1.6 0.8"`),
  ].join('');
}

/** Returns whether a town is the capital of its state. */
export function isCapital({ rank }: CountryContent['towns'][number]): boolean {
  return rank === 1;
}

/** Names states and towns where there is room, the important ones first, and marks that space as occupied. */
export function nameCountry(
  { states, towns }: Pick<CountryContent, 'states' | 'towns'>,
  sheet: Sheet,
  occupied: Occupied,
): string {
  const halos: string[] = [];
  const named = states.map(({ name, position }) => {
    const [x, y] = sheet.toSheet(position);
    const text = name.toUpperCase();
    const half = (textWidth(text, stateSize) + letterSpacing * text.length) / 2;
    if (!takeRoom({ x, y, half, size: stateSize }, sheet, occupied)) return '';
    const base = y + stateSize * 0.35;
    halos.push(textOutline(text, { weight: 'bold', size: stateSize, x, y: base, letterSpacing }));
    return `<text class="suburb" x="${mm(x)}" y="${mm(base)}" font-size="${stateSize}">${escapeMarkup(text)}</text>`;
  });
  const dots = towns.map(({ name, rank, position }) => {
    const size = townSizes[rank - 1] ?? smallestLetters;
    const [x, y] = sheet.toSheet(position);
    if (!isInside({ x, y }, sheet.frame, dot)) return '';
    const half = textWidth(name, size) / 2;
    const aside = dot + gap + half;
    // to the right of the dot, or to its left
    const middle = [x + aside, x - aside].find((at) => takeRoom({ x: at, y, half: half + gap, size }, sheet, occupied));
    if (middle === undefined) return '';
    occupied.add({ x, y, radius: dot });
    const base = y + size * 0.35;
    halos.push(textOutline(name, { weight: 'regular', size, x: middle, y: base }));
    return [
      `<circle cx="${mm(x)}" cy="${mm(y)}" r="${dot}" fill="${inks.placeName}" stroke="${inks.halo}" stroke-width="0.2"/>`,
      `<text class="landmark" x="${mm(middle)}" y="${mm(base)}" font-size="${size}">${escapeMarkup(name)}</text>`,
    ].join('');
  });
  return drawHalo(halos, { ink: inks.halo, width: 0.6 }) + [...named, ...dots].join('');
}

interface Room {
  x: number;
  y: number;
  half: number;
  size: number;
}

/** Marks the space of a name as occupied; false, and nothing marked, if it is not free. */
function takeRoom({ x, y, half, size }: Room, sheet: Sheet, occupied: Occupied): boolean {
  const circles = circlesAlong({ x, y, halfWidth: half, size, radius: size * 0.55 });
  const isFree = circles.every((circle) => isInside(circle, sheet.frame, circle.radius) && occupied.isFree(circle));
  if (isFree) for (const circle of circles) occupied.add(circle);
  return isFree;
}
