import { BaseMapFeature } from '../../../domains/map-areas/base-map/BaseMapFeature';
import { BaseMapSource } from '../../../domains/map-areas/base-map/BaseMapSource';
import { saveFeatures } from '../../../domains/map-areas/base-map/saveFeatures';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { readTile } from '../../../test/files/readTile';
import { useTestServer } from '../../../test/useTestServer';

const server = useTestServer();
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const describeTiles = async () => (await get('/base-map/tiles.json')).json<{ tiles: string[]; attribution: string }>();
const pathOf = async (tile: string) => {
  const { tiles } = await describeTiles();
  return (tiles[0] ?? '').replace('{z}/{x}/{y}', tile);
};

beforeAll(async () => {
  const { database } = server.dependencies;
  const area = await makeMapArea(database);
  const source = {
    mapAreaId: area.id,
    name: 'town',
    attribution: '© Somebody',
    contentHash: 'one',
    importedAt: new Date(),
  };
  const { id } = await database.getRepository(BaseMapSource).save(source);
  const ring = [
    [153, -26.5],
    [153.2, -26.5],
    [153.2, -26.3],
    [153, -26.5],
  ];
  await saveFeatures(database.manager, id, [
    { kind: 'LAND', name: '', rank: 3, geometry: { type: 'Polygon', coordinates: [ring] } },
    { kind: 'SUBURB', name: 'Westhaven', rank: 3, geometry: { type: 'Polygon', coordinates: [ring] } },
    {
      kind: 'STREET',
      name: 'Larkin Lane',
      rank: 4,
      geometry: {
        type: 'LineString',
        coordinates: [
          [153.1, -26.4],
          [153.105, -26.4],
        ],
      },
    },
    ...(['motorway', 'primary'] as const).map((roadClass) => ({
      ...{ kind: 'STREET' as const, name: `The ${roadClass}`, rank: 1, roadClass },
      geometry: {
        type: 'LineString' as const,
        coordinates: [
          [153.0, -26.46],
          [153.2, -26.36],
        ],
      },
    })),
    {
      kind: 'STREET',
      name: 'Coast Road',
      rank: 1,
      geometry: {
        type: 'LineString',
        coordinates: [
          [153.0, -26.45],
          [153.2, -26.35],
        ],
      },
    },
  ]);
});

it('names the tile addresses and the data sources', async () => {
  const answer = await get('/base-map/tiles.json');
  expect(answer.json()).toMatchObject({
    tilejson: '3.0.0',
    attribution: '© Somebody',
  });
  expect(answer.headers['cache-control']).toBe('public, no-cache');
  expect((await get('/base-map/tiles.json', { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
});

it('draws the whole town at a high zoom, and only land and main roads at a low one', async () => {
  // the tile of zoom 14 that contains 153.1, -26.4
  const near = await get(await pathOf('14/15159/9438'));
  expect(near.statusCode).toBe(200);
  expect(near.headers).toMatchObject({
    'content-type': 'application/vnd.mapbox-vector-tile',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const layers = readTile(near.rawPayload);
  expect(Object.keys(layers)).toEqual(expect.arrayContaining(['mapped', 'land', 'streets']));
  expect(layers.streets?.texts).toContain('Larkin Lane');

  const far = readTile((await get(await pathOf('9/473/294'))).rawPayload);
  // pieces of any name are one line there: the main road of before classes, and the motorway
  expect(far.streets).toMatchObject({ features: 2, names: [] });
  const nearer = readTile((await get(await pathOf('10/947/589'))).rawPayload);
  expect(nearer.streets?.features).toBe(3);
  const named = readTile((await get(await pathOf('11/1894/1179'))).rawPayload);
  expect(named.streets?.names).toEqual(expect.arrayContaining(['Coast Road', 'The motorway', 'The primary']));
  expect(far.suburb_names).toBeUndefined();
});

it('shows the outline of the country at a low zoom, with its states and cities', async () => {
  const country = readTile((await get(await pathOf('2/3/2'))).rawPayload);
  expect(Object.keys(country)).toEqual(['ocean', 'outline', 'lakes', 'rivers', 'borders', 'cities', 'mapped', 'land']);
  expect(country.cities?.texts).toContain('Sydney');
  expect(country.cities?.texts).not.toContain('Cairns');
  // the tile of zoom 6 that contains Cairns, where nothing was imported
  const north = readTile((await get(await pathOf('6/57/35'))).rawPayload);
  expect(Object.keys(north)).toEqual(expect.arrayContaining(['ocean', 'outline', 'cities']));
  expect(north.cities?.texts).toContain('Cairns');
  const sea = readTile((await get(await pathOf('7/120/76'))).rawPayload);
  expect(Object.keys(sea)).toEqual(['ocean']);
});

it('shows coast, towns and suburbs at every zoom where nothing was imported', async () => {
  // the tile of zoom 14 that contains the harbour of Sydney
  const harbour = readTile((await get(await pathOf('14/15073/9831'))).rawPayload);
  expect(Object.keys(harbour)).toEqual(expect.arrayContaining(['ocean', 'outline']));
  const city = readTile((await get(await pathOf('11/1884/1229'))).rawPayload);
  expect(city.localities?.texts).toContain('Surry Hills');
  // in the water of the harbour, as the outline draws it
  expect(city.localities?.texts).not.toContain('Rose Bay');
  const desert = readTile((await get(await pathOf('16/56000/37000'))).rawPayload);
  expect(Object.keys(desert)).toEqual(['ocean', 'outline']);
});

it('leaves the names of suburbs to imports that have their own', async () => {
  // the tile of zoom 11 that contains the imported town, on the Sunshine Coast
  const town = readTile((await get(await pathOf('11/1894/1179'))).rawPayload);
  expect(town.suburb_names?.texts).toEqual(['Westhaven']);
  expect(town.cities?.texts ?? []).not.toContain('Noosa Heads');
  const texts = town.localities?.texts ?? [];
  expect(texts).not.toContain('Noosaville');
  // in the same tile, west of the import
  expect(texts).toContain('Lake Macdonald');
});

it.each(['9/473/294', '10/947/589'])('names the imported town where its suburbs have no names: %s', async (tile) => {
  const far = readTile((await get(await pathOf(tile))).rawPayload);
  expect(far.suburb_names).toBeUndefined();
  expect(far.cities?.texts).toContain('Noosa Heads');
});

it('has another address after any change; the old one returns the current data and is not cached', async () => {
  const before = await pathOf('14/15159/9438');
  const known = String((await get(before)).headers.etag);
  expect((await get(before, { 'if-none-match': known })).statusCode).toBe(304);
  const { database } = server.dependencies;
  await database.getRepository(BaseMapFeature).delete({ name: 'Larkin Lane' });
  await database.getRepository(BaseMapSource).update({ name: 'town' }, { contentHash: 'two' });
  expect(await pathOf('14/15159/9438')).not.toBe(before);
  const stale = await get(before, { 'if-none-match': known });
  expect(stale.statusCode).toBe(200);
  expect(stale.headers['cache-control']).toBe('public, no-cache');
  expect(readTile(stale.rawPayload).streets?.texts).not.toContain('Larkin Lane');
});

it.each(['14/99999/9438', '17/0/0', '-1/0/0', '1/a/0', '3/8/0', '2/1.5/1'])('has no tile %s', async (tile) => {
  expect((await get(await pathOf(tile))).statusCode).toBe(404);
});

describe('the picture of a place', () => {
  it('shows its ground, its streets by name and the notice, for light and dark', async () => {
    const answer = await get('/base-map/spot/-26.4,153.1025.svg');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.body).toContain('>Coast Road</textPath>');
    expect(answer.body).toContain('© Somebody');
    expect(answer.body).toMatch(/<path style="fill:var\(--land\)" [^>]*d="M/);
    expect(answer.body).toContain('prefers-color-scheme:dark');
    const again = await get('/base-map/spot/-26.4,153.1025.svg', { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('is plain ground without imported data', async () => {
    const answer = await get('/base-map/spot/-33.8,151.2.svg');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('<path');
  });

  it.each([
    '26.4,153.1.svg',
    '-26.4,153.1',
    '-26.412345,153.1.svg',
    '-91,153.svg',
    '-26.4,200.svg',
    '<b>.svg',
    ',.svg',
  ])('does not exist for "%s"', async (name) => {
    expect((await get(`/base-map/spot/${encodeURIComponent(name)}`)).statusCode).toBe(404);
  });
});

it('pictures of places count as reads, because each request draws one; tiles count as files', async () => {
  const limits = server.dependencies.config.rateLimits;
  const before = { ...limits };
  Object.assign(limits, { reads: 1, files: 2 });
  const remoteAddress = '198.51.100.79';
  try {
    const ask = async (url: string) => (await server.app.inject({ url, remoteAddress })).statusCode;
    const spot = '/base-map/spot/-26.4,153.1.svg';
    expect([await ask(spot), await ask(spot)]).toEqual([200, 429]);
    const tile = '/base-map/1/0/0/0.mvt';
    expect([await ask('/base-map/tiles.json'), await ask(tile), await ask(tile)]).toEqual([200, 200, 429]);
  } finally {
    Object.assign(limits, before);
  }
});

it('returns the notices and licences by area', async () => {
  const { credits } = (await get('/base-map/tiles.json')).json<{
    credits: { attribution: string; bounds: number[] }[];
  }>();
  const town = credits.find(({ attribution }) => attribution === '© Somebody');
  expect(town).toMatchObject({ licence: '' });
  const [west = 0, south = 0, east = 0, north = 0] = town?.bounds ?? [];
  // all of its land
  expect([west <= 153, south <= -26.5, east >= 153.2, north >= -26.3]).toEqual([true, true, true, true]);
});
