import { clipLine } from '../../../shared/geo/lines/clipLine';
import { clipRing } from '../../../shared/geo/polygons/clipRing';
import type { GeoBox } from '../../../shared/geo/GeoBox';
import { linesOf, polygonsOf } from '../../../shared/geo/geometryParts';
import type { Position } from '../../../shared/geo/MapGeometry';
import { escapeHtml } from '../../../shared/text/escapeHtml';
import type { MapPosition } from '../squareOf';
import { boxOfSpot, pixelOf, spotHeight, spotWidth } from './boxOfSpot';
import { nameStreets } from './nameStreets';
import type { TileRow } from './readTileFeatures';
import { svgPath } from './svgPath';
import { brand } from '../../../shared/brand/brand';

interface SpotContent {
  rows: readonly TileRow[];
  /** boxes in which the coast is known */
  mapped: readonly GeoBox[];
  attributions: readonly string[];
}

const { lightMap, darkMap } = brand;

const colours = `
.ground{fill:${lightMap.ground}}.l{fill:${lightMap.land}}.s,.w{fill:${lightMap.sea}}.p{fill:${lightMap.park}}.e,.r{fill:none;stroke-linecap:round;stroke-linejoin:round}
.e{stroke:${lightMap.roadEdge}}.r{stroke:${lightMap.road}}.a{fill:${lightMap.road}}text{font:500 13px system-ui,sans-serif;fill:${lightMap.streetName}}
.n{stroke:${lightMap.halo};stroke-width:3px;paint-order:stroke;text-anchor:middle}
@media (prefers-color-scheme:dark){.ground{fill:${darkMap.ground}}.l{fill:${darkMap.land}}.s,.w{fill:${darkMap.sea}}.p{fill:${darkMap.park}}.e{stroke:${darkMap.roadEdge}}
.r{stroke:${darkMap.road}}.a{fill:${darkMap.road}}text{fill:${darkMap.streetName}}.n{stroke:${darkMap.halo}}}`;

const roadWidths = [0, 7, 5, 3.5, 2];

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
  const areas = (kind: TileRow['kind'], name: string): string => {
    // one path for each row, since areas of two sources may overlap
    const paths = rows
      .filter((row) => row.kind === kind)
      .map(({ geometry }) => polygonsOf(geometry).flat().map(area).join(''));
    return paths.map((path) => (path === '' ? '' : `<path class="${name}" fill-rule="evenodd" d="${path}"/>`)).join('');
  };
  const sea = mapped.map((each) => area(ringOf(each)));
  const streets = rows
    .filter(({ kind }) => kind === 'STREET')
    .flatMap(({ name, rank, geometry }) =>
      linesOf(geometry)
        .flatMap((line) => clipLine(line, box))
        .map((line) => ({ name, rank, line: line.map(toPixel) })),
    )
    .sort((one, other) => other.rank - one.rank);
  const lines = (style: string, wider: number): string =>
    streets
      .map(
        ({ rank, line }) =>
          `<path class="${style}" stroke-width="${String((roadWidths[rank] ?? 4) + wider)}" d="${svgPath(line)}"/>`,
      )
      .join('');
  const notice = attributions.join(' · ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${spotWidth} ${spotHeight}" width="${spotWidth}" height="${spotHeight}">`,
    `<style>${colours}</style><rect class="ground" width="100%" height="100%"/>`,
    ...sea.map((path) => (path === '' ? '' : `<path class="s" d="${path}"/>`)),
    areas('LAND', 'l') + areas('PARK', 'p') + areas('WATER', 'w') + areas('STREET', 'a'),
    lines('e', 2) + lines('r', 0),
    nameStreets(streets),
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
