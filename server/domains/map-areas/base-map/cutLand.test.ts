import type { Position } from '../../../shared/geo/MapGeometry';
import { cutLand } from './cutLand';
import type { TileRow } from './readTileFeatures';

const ring: Position[] = [
  [152, -28],
  [154, -28],
  [154, -26],
  [152, -26],
  [152, -28],
];
const row = (kind: TileRow['kind']): TileRow => {
  const geometry = { type: 'Polygon' as const, coordinates: [ring] };
  return { kind, name: '', rank: 3, roadClass: null, routeNumber: '', facility: null, geometry };
};
const box = (west: number) => ({ west, south: -27.5, east: west + 0.5, north: -27 });

test('cuts land to the boxes and leaves the rest', () => {
  const [land, park] = cutLand([row('LAND'), row('PARK')], [box(152.5), box(153)]);
  const parts = (land?.geometry.coordinates ?? []) as Position[][][];
  expect(parts).toHaveLength(2);
  expect(new Set(parts.flat(2).map(([x]) => x))).toEqual(new Set([152.5, 153, 153.5]));
  expect(park).toEqual(row('PARK'));
});

test('drops land outside of all boxes', () => {
  expect(cutLand([row('LAND')], [box(140)])).toEqual([]);
});
