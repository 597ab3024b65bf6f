import { clipLine } from '../../../shared/geo/lines/clipLine';
import { clipRing } from '../../../shared/geo/polygons/clipRing';
import type { GeoBox } from '../../../shared/geo/GeoBox';
import { linesOf, polygonsOf } from '../../../shared/geo/geometryParts';
import type { Position } from '../../../shared/geo/MapGeometry';
import { escapeHtml } from '../../../shared/text/escapeHtml';
import type { MapPosition } from '../../../../shared/map-grid/squareOf';
import type { BaseMapKind } from './BaseMapKind';
import { boxOfSpot, pixelOf, spotHeight, spotWidth, spotZoom } from './boxOfSpot';
import { nameStreets } from './nameStreets';
import type { TileRow } from './readTileFeatures';
import { svgPath } from './svgPath';
import { brand } from '../../../shared/brand/brand';
import type { MapPalette } from '../../../shared/brand/mapPalettes';
import { roadClassOf } from '../../../../shared/map-style/roadClasses';
import { roadEdgePixels, roadPixels, roadsInDrawingOrder, roadStyles } from '../../../../shared/map-style/roadStyles';

interface SpotContent {
  rows: readonly TileRow[];
  /** boxes in which the coast is known */
  mapped: readonly GeoBox[];
  attributions: readonly string[];
}

/** Mercator metres per pixel */
const resolution = 156_543.034 / 2 ** spotZoom;

/** The colours of the map as variables, so that the drawing below names each once for light and dark. */
function variables(palette: MapPalette): string {
  return Object.entries(palette)
    .map(([name, colour]) => `--${name}:${String(colour)}`)
    .join(';');
}

/** A function: the operator's brand is read at start. */
function style(): string {
  return `:root{${variables(brand.lightMap)}}
@media (prefers-color-scheme:dark){:root{${variables(brand.darkMap)}}}
path{fill:none;stroke-linecap:round;stroke-linejoin:round}text{font:500 13px system-ui,sans-serif;fill:var(--streetName)}
.n{stroke:var(--halo);stroke-width:3px;paint-order:stroke;text-anchor:middle}`;
}

const ink = (colour: keyof MapPalette): string => `var(--${colour})`;

/** Areas from the ground up, by the colour that each kind has. */
const areaColours: readonly [kind: BaseMapKind, colour: keyof MapPalette][] = [
  ['LAND', 'land'],
  ['PARK', 'park'],
  ['BEACH', 'beach'],
  ['WATER', 'sea'],
];

/** Draws a place's surroundings without scripts: ground, streets and their names, in light and dark colours. */
export function drawSpot({ rows, mapped, attributions }: SpotContent, place: MapPosition): string {
  const box = boxOfSpot(place);
  const middle = pixelOf(place);
  const toPixel = ([longitude = 0, latitude = 0]: Position): [number, number] => {
    const { x, y } = pixelOf({ latitude, longitude });
    return [x - middle.x + spotWidth / 2, y - middle.y + spotHeight / 2];
  };
  const area = (ring: readonly Position[]): string => {
    const inside = clipRing(ring, box);
    return inside.length === 0 ? '' : `${svgPath(inside.map(toPixel))}Z`;
  };
  // one path for each row, since areas of two sources may overlap
  const areas = (features: readonly TileRow[], colour: keyof MapPalette): string =>
    features
      .map(({ geometry }) => polygonsOf(geometry).flat().map(area).join(''))
      .map((path) => (path === '' ? '' : `<path style="fill:${ink(colour)}" fill-rule="evenodd" d="${path}"/>`))
      .join('');
  const line = (path: string, colour: keyof MapPalette, width: number, dashes = ''): string =>
    `<path style="stroke:${ink(colour)}" stroke-width="${width.toFixed(1)}"${dashes} d="${path}"/>`;
  const linesOfRow = ({ geometry }: TileRow): [number, number][][] =>
    linesOf(geometry)
      .flatMap((each) => clipLine(each, box))
      .map((each) => each.map(toPixel));
  const ofKind = (kind: BaseMapKind): TileRow[] => rows.filter((row) => row.kind === kind);
  const railways = ofKind('RAILWAY')
    .flatMap(linesOfRow)
    .map((each) => line(svgPath(each), 'railway', 2));
  const ferries = ofKind('FERRY')
    .flatMap(linesOfRow)
    .map((each) => line(svgPath(each), 'ferry', 1.5, ' stroke-dasharray="6 5"'));
  const roads = roadsInDrawingOrder.map((roadClass) => {
    const features = ofKind('STREET').filter((row) => roadClassOf(row) === roadClass);
    const streets = features.flatMap((row) => linesOfRow(row).map((each) => ({ ...row, line: each })));
    return { roadClass, features, streets };
  });
  const edges = roads.map(({ roadClass, streets }) => {
    const { edge } = roadStyles[roadClass];
    const width = roadEdgePixels(roadPixels(roadClass, resolution));
    return edge === null ? '' : streets.map((street) => line(svgPath(street.line), edge, width)).join('');
  });
  const fills = roads.map(({ roadClass, features, streets }) => {
    const { fill, edge } = roadStyles[roadClass];
    const width = roadPixels(roadClass, resolution);
    const dashes = edge === null ? ' stroke-dasharray="4 3"' : '';
    return areas(features, fill) + streets.map((street) => line(svgPath(street.line), fill, width, dashes)).join('');
  });
  const sea = mapped.map((each) => area(ringOf(each)));
  const notice = attributions.join(' · ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${spotWidth} ${spotHeight}" width="${spotWidth}" height="${spotHeight}">`,
    `<style>${style()}</style><rect style="fill:${ink('ground')}" width="100%" height="100%"/>`,
    ...sea.map((path) => (path === '' ? '' : `<path style="fill:${ink('sea')}" d="${path}"/>`)),
    ...areaColours.map(([kind, colour]) => areas(ofKind(kind), colour)),
    ...[...ferries, ...edges, ...railways, ...fills],
    nameStreets(roads.flatMap(({ streets }) => streets)),
    `<text x="8" y="${spotHeight - 8}" class="n" style="text-anchor:start;font-size:11px">${escapeHtml(notice)}</text></svg>`,
  ].join('');
}

function ringOf({ west, south, east, north }: GeoBox): Position[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}
