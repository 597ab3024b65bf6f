import type { GeoBox } from '../../../../shared/geo/GeoBox';
import { polygonsOf } from '../../../../shared/geo/geometryParts';
import type { Position } from '../../../../shared/geo/MapGeometry';
import { clipRing } from '../../../../shared/geo/polygons/clipRing';
import type { MapFeature } from '../../MapContent';
import { inks } from '../inks';
import { mm } from '../markup';
import { boxOfGeometry } from '../oncePerGeometry';
import type { Sheet } from '../Sheet';
import { thinned } from './sheetStreets';

/** share of the map's width and height to draw beyond the frame, so that no edge shows */
const beyond = 0.15;

/** Returns what a sheet shows, with a margin. */
export function boxAround({ box: { west, south, east, north } }: Sheet): GeoBox {
  const [wide, high] = [(east - west) * beyond, (north - south) * beyond];
  return { west: west - wide, east: east + wide, south: south - high, north: north + high };
}

/** Returns the features that touch a sheet. */
export function featuresOn(features: readonly MapFeature[], sheet: Sheet): MapFeature[] {
  const shown = boxAround(sheet);
  return features.filter(({ geometry }) => {
    const { west, south, east, north } = boxOfGeometry(geometry);
    return west <= shown.east && east >= shown.west && south <= shown.north && north >= shown.south;
  });
}

/** Draws the areas of a kind as one path. */
export function drawAreas(
  features: readonly MapFeature[],
  kind: MapFeature['kind'],
  fill: string,
  sheet: Sheet,
): string {
  const box = boxAround(sheet);
  const rings = features
    .filter((feature) => feature.kind === kind)
    .flatMap(({ geometry }) => polygonsOf(geometry).flat())
    .map((ring) => clipRing(ring, box))
    .filter((ring) => ring.length > 0);
  if (rings.length === 0) return '';
  const paths = rings.map((ring) => `M${thinned(ring.map(sheet.toSheet)).map(pair).join('L')}Z`);
  const stroke = kind === 'LAND' ? ` stroke="${inks.coast}" stroke-width="0.25"` : '';
  // even-odd filling would leave holes where street areas overlap
  const rule = kind === 'STREET' || kind === 'RAILWAY' ? 'nonzero' : 'evenodd';
  return `<path d="${paths.join('')}" fill="${fill}" fill-rule="${rule}"${stroke}/>`;
}

/** Writes a point of a path. */
export function pair([x = 0, y = 0]: Position): string {
  return `${mm(x)} ${mm(y)}`;
}
