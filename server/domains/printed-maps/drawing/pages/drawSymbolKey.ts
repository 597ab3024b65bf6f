import { facilityLabels, type FacilityType } from '../../../../../shared/map-style/facilities';
import type { MapContent, MapFeature } from '../../MapContent';
import { drawFacility } from '../layers/drawFacilities';
import { inks } from '../inks';
import { mm } from '../markup';
import { textWidth } from '../textWidth';

export interface Symbol {
  label: string;
  /** draws it 4 mm wide from a point on its middle line */
  draw: (x: number, y: number) => string;
}

const symbolWidth = 4;
const textSize = 2.3;
const gap = 3;

const number = (label: string, fill: string): Symbol => ({
  label,
  draw: (x, y) => `<rect x="${mm(x)}" y="${mm(y - 1.4)}" width="${symbolWidth}" height="2.8" rx="1.4" fill="${fill}"/>`,
});
const ground = (label: string, fill: string): Symbol => ({
  label,
  draw: (x, y) =>
    `<rect x="${mm(x)}" y="${mm(y - 1.2)}" width="${symbolWidth}" height="2.4" fill="${fill}" stroke="${inks.grid}" stroke-width="0.1"/>`,
});
const line = (label: string, ...styles: string[]): Symbol => ({
  label,
  draw: (x, y) => styles.map((style) => `<path d="M${mm(x)} ${mm(y)}h${symbolWidth}" fill="none" ${style}/>`).join(''),
});

const railway = line(
  'Railway',
  `stroke="${inks.railway}" stroke-width="0.9"`,
  `stroke="${inks.railwayBed}" stroke-width="0.5" stroke-dasharray="1 1"`,
);
const ferry = line('Ferry', `stroke="${inks.ferry}" stroke-width="0.4" stroke-dasharray="1 0.7"`);

/** Returns the symbols that the first page uses. */
export function symbolsOf({ ads, features }: MapContent, facilities: readonly FacilityType[]): Symbol[] {
  const has = (kind: MapFeature['kind']): boolean => features.some((feature) => feature.kind === kind);
  return [
    ...(ads.some(({ isCoupon }) => !isCoupon) ? [number('Business', inks.marker)] : []),
    ...(ads.some(({ isCoupon }) => isCoupon) ? [number('With a coupon', inks.coupon)] : []),
    ...facilities.map((type): Symbol => {
      return { label: facilityLabels[type], draw: (x, y) => drawFacility(type, x + symbolWidth / 2, y) };
    }),
    ...(has('PARK') ? [ground('Park', inks.park)] : []),
    ...(has('BEACH') ? [ground('Sand', inks.beach)] : []),
    ...(has('RAILWAY') ? [railway] : []),
    ...(has('FERRY') ? [ferry] : []),
  ];
}

/** Draws the key of symbols in a line from `x` on; symbols beyond `room` are left out. */
export function drawSymbolKey(
  content: MapContent,
  facilities: readonly FacilityType[],
  { x, y, room }: { x: number; y: number; room: number },
): string {
  let at = x;
  const parts: string[] = [];
  for (const { label, draw } of symbolsOf(content, facilities)) {
    const width = symbolWidth + 1 + textWidth(label, textSize);
    if (at + width > x + room) break;
    parts.push(drawSymbol({ label, draw }, { x: at, y }, textSize));
    at += width + gap;
  }
  return parts.join('');
}

/** Draws a symbol and what it is. */
export function drawSymbol({ label, draw }: Symbol, { x, y }: { x: number; y: number }, size: number): string {
  const words = `<text x="${mm(x + symbolWidth + 1)}" y="${mm(y + size * 0.35)}" font-size="${size}">${label}</text>`;
  return draw(x, y) + words;
}
