import { readTileJson } from './readTileJson';

const origin = 'https://offers.example';

test('requests our own tiles from the origin of the page', () => {
  const own = { tiles: ['/base-map/v1/{z}/{x}/{y}.mvt'], vector_layers: [], attribution: '© A', maxzoom: 16 };
  expect(readTileJson(own, origin)).toEqual({
    url: '/base-map/v1/{z}/{x}/{y}.mvt',
    kind: 'vector',
    attribution: '© A',
    credits: [],
    facilities: [],
    maxZoom: 16,
  });
  const named = readTileJson({ ...own, tiles: ['http://other.name/base-map/v1/{z}/{x}/{y}.mvt'] }, origin);
  expect(named?.url).toBe('https://offers.example/base-map/v1/{z}/{x}/{y}.mvt');
});

test.each([
  ['https://t.example/{z}/{x}/{y}.png?key=1', 'raster'],
  ['https://t.example/{z}/{x}/{y}', 'raster'],
  ['https://t.example/{z}/{x}/{y}.pbf?key=1', 'vector'],
])('reads %s as %s', (url, kind) => {
  expect(readTileJson({ tiles: [url] }, origin)).toMatchObject({ url, kind, attribution: '' });
});

test('returns attributions with their areas', () => {
  const bounds = [130.8, -12.5, 130.9, -12.4];
  const credits = [{ attribution: '© A', licence: 'ODbL 1.0', bounds }, { attribution: '© B', bounds: [1] }, null];
  expect(readTileJson({ tiles: ['/t'], credits }, origin)?.credits).toEqual([
    { attribution: '© A', licence: 'ODbL 1.0', box: { west: 130.8, south: -12.5, east: 130.9, north: -12.4 } },
  ]);
});

test('returns the facilities whose symbols it knows, in the order of the legend', () => {
  const json = { tiles: ['/t'], facilities: ['parking', 'casino', 7, 'information'] };
  expect(readTileJson(json, origin)?.facilities).toEqual(['information', 'parking']);
  expect(readTileJson({ tiles: ['/t'], facilities: 'parking' }, origin)?.facilities).toEqual([]);
});

test.each([null, 'x', {}, { tiles: [] }, { tiles: [1] }])('returns null for %j, which names no tiles', (json) => {
  expect(readTileJson(json, origin)).toBeNull();
});
