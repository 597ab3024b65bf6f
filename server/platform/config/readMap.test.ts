import { EnvironmentReader } from './environment/EnvironmentReader';
import { readMap } from './readMap';

const url = 'https://tiles.example/{z}/{x}/{y}.png?key=abc';

test("without settings the map uses the site's own tiles", () => {
  expect(readMap(new EnvironmentReader({}))).toEqual({ tiles: null, file: null });
});

test('external tiles come with their notice', () => {
  const reader = new EnvironmentReader({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: '© Somebody' });
  expect(readMap(reader)).toEqual({ tiles: { url, attribution: '© Somebody', maxZoom: 18 }, file: null });
  expect(reader.problems).toEqual([]);
});

test('a file of tiles may bring its notice', () => {
  const reader = new EnvironmentReader({ MAP_TILES_FILE: '/maps/australia.pmtiles' });
  expect(readMap(reader)).toEqual({
    tiles: null,
    file: { path: '/maps/australia.pmtiles', s3: null, attribution: '' },
  });
  expect(reader.problems).toEqual([]);
});

test('the map may be an object in a bucket', () => {
  const reader = new EnvironmentReader({
    ...{ MAP_TILES_FILE: 'maps/australia.pmtiles', MAP_TILES_S3_BUCKET: 'files', MAP_TILES_S3_PREFIX: 'site' },
  });
  expect(readMap(reader).file).toMatchObject({
    path: 'maps/australia.pmtiles',
    s3: { bucket: 'files', prefix: 'site/', endpoint: null, credentials: null },
  });
  expect(reader.problems).toEqual([]);
});

test.each([
  [{ MAP_TILES_URL: url, MAP_TILES_FILE: 'a.pmtiles', MAP_TILES_ATTRIBUTION: 'x' }, /exclude each other/],
  [{ MAP_TILES_S3_BUCKET: 'files' }, /MAP_TILES_FILE is required/],
  [{ MAP_TILES_S3_BUCKET: 'files', MAP_TILES_FILE: '../a.pmtiles' }, /MAP_TILES_FILE must be the name of an object/],
  [{ MAP_TILES_S3_BUCKET: 'files', MAP_TILES_FILE: '/maps/a.pmtiles' }, /MAP_TILES_FILE must be/],
  [{ MAP_TILES_FILE: 'a.pmtiles', MAP_TILES_S3_ENDPOINT: 'https://s3.example' }, /MAP_TILES_S3_BUCKET is required/],
  [{ MAP_TILES_URL: url }, /MAP_TILES_ATTRIBUTION is required/],
  [{ MAP_TILES_URL: 'https://tiles.example/{z}/{x}.png', MAP_TILES_ATTRIBUTION: 'x' }, /MAP_TILES_URL must be/],
  [{ MAP_TILES_URL: 'ftp://tiles.example/{z}/{x}/{y}', MAP_TILES_ATTRIBUTION: 'x' }, /MAP_TILES_URL must be/],
  [
    { MAP_TILES_URL: "https://a.example; script-src 'unsafe-inline'/{z}/{x}/{y}", MAP_TILES_ATTRIBUTION: 'x' },
    /must be/,
  ],
  [{ MAP_TILES_URL: 'https://{a-c}.example/{z}/{x}/{y}', MAP_TILES_ATTRIBUTION: 'x' }, /must be/],
])('%j is refused', (environment, problem) => {
  const reader = new EnvironmentReader(environment);
  readMap(reader);
  expect(reader.problems.join()).toMatch(problem);
});
