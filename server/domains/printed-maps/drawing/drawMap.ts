import { clipRing } from '../../../shared/geo/polygons/clipRing';
import { boxOfPositions } from '../../../shared/geo/boxOfPositions';
import { flatPlane } from '../../../shared/geo/flatPlane';
import { polygonsOf, positionsOf } from '../../../shared/geo/geometryParts';
import type { Position } from '../../../shared/geo/MapGeometry';
import { streetLines } from '../../map-areas/base-map/streetLines';
import type { MapContent, MapFeature } from '../MapContent';
import { drawGrid, drawGridNames } from './drawGrid';
import { escapeMarkup, mm } from './markup';
import { Occupied } from './Occupied';
import { placeMarkers, markerRadius, type PlacedMarker } from './placeMarkers';
import { placeStreetNames, type SheetStreet } from './placeStreetNames';
import { inks } from './inks';
import type { Sheet } from './Sheet';
import { textWidth } from './textWidth';
type Point = [x: number, y: number];

/** width of a street on paper, by rank, and of its edge */
const widths: Record<number, number> = { 1: 1.5, 2: 1.1, 3: 0.8, 4: 0.45 };
const edge = 0.22;
/** share of the map's width and height to draw beyond the frame, so that no edge shows */
const beyond = 0.15;

/** Returns the map within its frame as SVG, in millimetres, with real text that is sharp at any size. */
export function drawMap(content: MapContent, sheet: Sheet): string {
  const occupied = new Occupied();
  const markers = placeMarkers(content.ads, sheet, occupied);
  const streets = sheetStreets(content.features, sheet);
  const suburbs = drawAreaNames(content, { kind: 'SUBURB', style: 'suburb', size: 3.4 }, sheet, occupied);
  const names = placeStreetNames(streets, occupied, sheet);
  const parks = drawAreaNames(content, { kind: 'PARK', style: 'place', size: 2.1 }, sheet, occupied);
  const areas = (kind: MapFeature['kind'], fill: string): string => drawAreas(content, kind, fill, sheet);
  const lines = (width: (rank: number) => number, stroke: string): string =>
    [4, 3, 2, 1].map((rank) => drawLines(streets, rank, width(rank), stroke)).join('');
  const { x, y, width, height } = sheet.frame;
  return [
    `<defs><clipPath id="frame"><rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}"/></clipPath></defs>`,
    '<g clip-path="url(#frame)">',
    rect(sheet, content.features.some(({ kind }) => kind === 'LAND') ? inks.water : inks.land),
    areas('LAND', inks.land),
    areas('PARK', inks.park),
    areas('WATER', inks.water),
    drawRoads(content, sheet),
    lines((rank) => (widths[rank] ?? 0.5) + edge, inks.roadEdge),
    lines((rank) => widths[rank] ?? 0.5, inks.road),
    drawGrid(content.grid, sheet),
    suburbs,
    parks,
    names
      .map(({ text, x: left, y: top, angle, size }) => {
        const place = `translate(${mm(left)} ${mm(top)}) rotate(${mm(angle)})`;
        return `<text class="name" transform="${place}" font-size="${mm(size)}" dy="${mm(size * 0.34)}">${escapeMarkup(text)}</text>`;
      })
      .join(''),
    drawMarkers(markers),
    '</g>',
    drawGridNames(content.grid, sheet),
  ].join('\n');
}

function rect({ frame: { x, y, width, height } }: Sheet, fill: string): string {
  return `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}" fill="${fill}"/>`;
}

function drawAreas({ features, grid }: MapContent, kind: MapFeature['kind'], fill: string, sheet: Sheet): string {
  const [wide, high] = [(grid.east - grid.west) * beyond, (grid.north - grid.south) * beyond];
  const box = { west: grid.west - wide, east: grid.east + wide, south: grid.south - high, north: grid.north + high };
  const rings = features
    .filter((feature) => feature.kind === kind)
    .flatMap(({ geometry }) => polygonsOf(geometry).flat())
    .map((ring) => clipRing(ring, box))
    .filter((ring) => ring.length > 0);
  if (rings.length === 0) return '';
  const paths = rings.map((ring) => `M${thinned(ring.map(sheet.toSheet)).map(pair).join('L')}Z`);
  const stroke = kind === 'LAND' ? ` stroke="${inks.coast}" stroke-width="0.25"` : '';
  // even-odd filling would leave holes where street areas overlap
  const rule = kind === 'STREET' ? 'nonzero' : 'evenodd';
  return `<path d="${paths.join('')}" fill="${fill}" fill-rule="${rule}"${stroke}/>`;
}

/** Draws roads that are areas twice, so that the second layer hides the edges between their pieces. */
function drawRoads(content: MapContent, sheet: Sheet): string {
  const path = drawAreas(content, 'STREET', inks.road, sheet);
  if (path === '') return '';
  return [
    `<g stroke="${inks.roadEdge}" stroke-width="0.3">${path.replace('<path', '<path id="roads"')}</g>`,
    `<use href="#roads" stroke="${inks.road}" stroke-width="0.06"/>`,
  ].join('');
}

function sheetStreets(features: readonly MapFeature[], sheet: Sheet): (SheetStreet & { isArea: boolean })[] {
  const streets = new Map<string, SheetStreet & { isArea: boolean }>();
  features.forEach(({ kind, name, rank, geometry }, at) => {
    if (kind !== 'STREET') return;
    const isArea = polygonsOf(geometry).length > 0;
    const plane = flatPlane(positionsOf(geometry)[0] ?? [0, 0]);
    const lines = streetLines(geometry, plane).map((line) =>
      thinned(line.map((point) => sheet.toSheet(plane.toPosition(point)))),
    );
    const key = name === '' ? `${at}` : `${rank} ${name}`;
    const known = streets.get(key);
    if (known) known.lines.push(...lines);
    else streets.set(key, { name, rank, lines: [...lines], isArea });
  });
  return [...streets.values()];
}

function drawLines(
  streets: readonly (SheetStreet & { isArea: boolean })[],
  rank: number,
  width: number,
  stroke: string,
): string {
  const lines = streets.filter((street) => street.rank === rank && !street.isArea).flatMap((street) => street.lines);
  if (lines.length === 0) return '';
  const path = lines.filter((line) => line.length > 1).map((line) => `M${line.map(pair).join('L')}`);
  return `<path d="${path.join('')}" fill="none" stroke="${stroke}" stroke-width="${mm(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Writes a name in the middle of its area where there is room, and marks that space as occupied. */
function drawAreaNames(
  { features }: MapContent,
  { kind, style, size }: { kind: MapFeature['kind']; style: string; size: number },
  sheet: Sheet,
  occupied: Occupied,
): string {
  const { x, y, width, height } = sheet.frame;
  return features
    .filter((feature) => feature.kind === kind && feature.name !== '')
    .map(({ name, geometry }) => {
      const { west, south, east, north } = boxOfPositions(positionsOf(geometry));
      const [left, top] = sheet.toSheet([(west + east) / 2, (south + north) / 2]);
      const words = kind === 'SUBURB' ? name.toUpperCase() : name;
      const half = textWidth(words, size) / 2 + 1;
      const inside = left - half > x && left + half < x + width && top > y + size && top < y + height - size;
      const steps = Math.ceil((2 * half) / size);
      const circles = Array.from({ length: steps + 1 }, (_, step) => {
        return { x: left - half + (2 * half * step) / steps, y: top - size * 0.35, radius: size * 0.5 };
      });
      if (!inside || !circles.every((circle) => occupied.isFree(circle))) return '';
      for (const circle of circles) occupied.add(circle);
      return `<text class="${style}" x="${mm(left)}" y="${mm(top)}" font-size="${size}">${escapeMarkup(words)}</text>`;
    })
    .join('');
}

/** Merges points that are too near for the eye to separate. */
function thinned(points: readonly Point[]): Point[] {
  return points.filter(([x, y], at) => {
    const [beforeX, beforeY] = points[at - 1] ?? [Infinity, Infinity];
    return at === 0 || at === points.length - 1 || Math.hypot(x - beforeX, y - beforeY) > 0.08;
  });
}

function pair([x = 0, y = 0]: Position): string {
  return `${mm(x)} ${mm(y)}`;
}

/** Draws numbers in circles, with a line to the true place of a displaced one. Coupons are orange. */
function drawMarkers(markers: readonly PlacedMarker[]): string {
  const leaders = markers
    .filter(({ isMoved }) => isMoved)
    .map(({ x, y, anchor }) => {
      const line = `<path d="M${mm(anchor.x)} ${mm(anchor.y)}L${mm(x)} ${mm(y)}" stroke="${inks.marker}" stroke-width="0.3"/>`;
      return `${line}<circle cx="${mm(anchor.x)}" cy="${mm(anchor.y)}" r="0.55" fill="${inks.marker}"/>`;
    });
  const circles = markers.map(({ ad, x, y }) => {
    const fill = ad.isCoupon ? inks.coupon : inks.marker;
    const size = ad.number > 999 ? 1.5 : ad.number > 99 ? 1.9 : 2.4;
    return [
      `<circle cx="${mm(x)}" cy="${mm(y)}" r="${markerRadius}" fill="${fill}" stroke="#ffffff" stroke-width="0.3"/>`,
      `<text class="number${ad.isCoupon ? ' has-coupon' : ''}" x="${mm(x)}" y="${mm(y + size * 0.36)}" font-size="${size}">${ad.number}</text>`,
    ].join('');
  });
  return [...leaders, ...circles].join('');
}
