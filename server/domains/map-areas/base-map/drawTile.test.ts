import { readTile } from '../../../test/files/readTile';
import { drawTile, type TileContent } from './drawTile';
import type { TileRow } from './readTileFeatures';
import type { TileAddress } from './tileAddress';

/** Flinders Street */
const place = { latitude: -37.818, longitude: 144.965 };

function tileAround(z: number): TileAddress {
  const radians = (place.latitude * Math.PI) / 180;
  const x = ((place.longitude + 180) / 360) * 2 ** z;
  const y = ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z;
  return { z, x: Math.floor(x), y: Math.floor(y) };
}

const ring = [
  [144.96, -37.82],
  [144.97, -37.82],
  [144.97, -37.815],
  [144.96, -37.815],
  [144.96, -37.82],
];
const row = (kind: TileRow['kind'], changes: Partial<TileRow> = {}): TileRow => ({
  ...{ kind, name: '', rank: 1, roadClass: null, routeNumber: '', facility: null },
  geometry: { type: 'Polygon', coordinates: [ring] },
  ...changes,
});

const draw = (z: number, rows: readonly TileRow[], changes: Partial<TileContent> = {}) =>
  readTile(drawTile({ rows, suburbs: [], mapped: [], named: [], ground: null, ...changes }, tileAround(z)));

it.each([
  [11, 0],
  [12, 0],
  [13, 0],
  [14, 1],
  [16, 1],
])('draws roads and yards at zoom %i by their middle, and in their full width only near', (zoom, areas) => {
  const { streets, railways, road_areas, railway_areas } = draw(zoom, [row('STREET'), row('RAILWAY')]);
  expect([streets?.features, railways?.features]).toEqual([1, 1]);
  expect([road_areas?.features ?? 0, railway_areas?.features ?? 0]).toEqual([areas, areas]);
});

it('has a facility with its type, and a name of landmarks only', () => {
  const toilets = row('FACILITY', {
    ...{ name: 'Station toilets', facility: 'toilets' },
    geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
  });
  expect(draw(16, [toilets]).facilities).toEqual({ features: 1, texts: ['toilets'], names: [] });
  const station = { ...toilets, name: 'Flinders Street Station', facility: 'station' as const };
  expect(draw(13, [station]).facilities?.names).toEqual(['Flinders Street Station']);
});

it('has railways, ferries, beaches and buildings, each in its layer', () => {
  const line = { type: 'LineString' as const, coordinates: [ring[0] ?? [], ring[2] ?? []] };
  const layers = draw(16, [
    ...[row('RAILWAY', { geometry: line }), row('FERRY', { geometry: line })],
    ...[row('BEACH'), row('BUILDING')],
  ]);
  const drawn = ['railways', 'ferries', 'beaches', 'buildings'].map((name) => layers[name]?.features);
  expect(drawn).toEqual([1, 1, 1, 1]);
});
