import { facilityLabels, type FacilityType } from '../../../../../shared/map-style/facilities';
import type { MapContent, MapFeature } from '../../MapContent';
import { drawFacility } from '../layers/drawFacilities';
import { inks } from '../inks';
import { mm } from '../markup';
import { measureText } from '../lists/measureText';

export interface Symbol {
  label: string;
  /** draws it 4 mm wide from a point on its middle line */
  draw: (x: number, y: number) => string;
}

const symbolWidth = 4;
/** millimetres */
const letters = { usual: { size: 2.3, gap: 3 }, small: { size: 2, gap: 2 } };

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

/** A line for symbols. */
interface Row {
  x: number;
  y: number;
  room: number;
}

/** Draws symbols in one line, or in two, or in two with smaller letters: the first way that has room for all. */
export function drawSymbolKey(
  symbols: readonly Symbol[],
  first: Row,
  second: Row,
): { svg: string; hasSecond: boolean } {
  const ways = [
    { rows: [first], ...letters.usual },
    { rows: [first, second], ...letters.usual },
    { rows: [first, second], ...letters.small },
  ];
  const drawn = ways.map((way) => fillRows(symbols, way));
  const { svg, used } = drawn.find(({ isAll }) => isAll) ?? drawn[2] ?? { svg: '', used: 0 };
  return { svg, hasSecond: used > 1 };
}

function fillRows(
  symbols: readonly Symbol[],
  { rows, size, gap }: { rows: readonly Row[]; size: number; gap: number },
): { svg: string; used: number; isAll: boolean } {
  const parts: string[] = [];
  let [used, at] = [0, 0];
  for (const symbol of symbols) {
    const width = symbolWidth + 1 + measureText(symbol.label, size);
    while (rows[used] && at + width > (rows[used]?.room ?? 0)) [used, at] = [used + 1, 0];
    const row = rows[used];
    if (!row) break;
    parts.push(drawSymbol(symbol, { x: row.x + at, y: row.y }, size));
    at += width + gap;
  }
  return { svg: parts.join(''), used: used + 1, isAll: parts.length === symbols.length };
}

/** Draws a symbol and what it is. */
export function drawSymbol({ label, draw }: Symbol, { x, y }: { x: number; y: number }, size: number): string {
  const words = `<text x="${mm(x + symbolWidth + 1)}" y="${mm(y + size * 0.35)}" font-size="${size}">${label}</text>`;
  return draw(x, y) + words;
}
