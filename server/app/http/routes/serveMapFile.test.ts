import { VectorTile } from '@mapbox/vector-tile';
import type { Feature, Geometry } from 'geojson';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PbfReader } from 'pbf';
import { BaseMapSource } from '../../../domains/map-areas/base-map/BaseMapSource';
import { saveFeatures } from '../../../domains/map-areas/base-map/saveFeatures';
import { makeTestFolder } from '../../../test/cluster/makeTestFolder';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeMapFile } from '../../../test/makeMapFile';
import { useTestServer } from '../../../test/useTestServer';

const file = path.join(makeTestFolder('map-file'), 'country.pmtiles');
const server = useTestServer({ map: { tiles: null, file: { path: file, s3: null, attribution: '' } } });

const line = (name: string, from: number[], to: number[]): Feature =>
  feature({ type: 'LineString', coordinates: [from, to] }, { kind: 'minor_road', name });
const place = (name: string, at: number[]): Feature =>
  feature({ type: 'Point', coordinates: at }, { kind: 'town', name });

function feature(geometry: Geometry, properties: Record<string, string>): Feature {
  return { type: 'Feature', properties, geometry };
}

/** around 153.1, -26.4, for each zoom */
const tiles = [
  { z: 6, x: 59, y: 36 },
  { z: 9, x: 473, y: 294 },
  { z: 12, x: 3789, y: 2359 },
];
const box = { west: 152, south: -28, east: 154, north: -25 };
const ground = {
  earth: [
    feature(
      {
        type: 'Polygon',
        coordinates: [
          [
            [152, -28],
            [153.15, -28],
            [153.15, -25],
            [152, -25],
            [152, -28],
          ],
        ],
      },
      {},
    ),
  ],
  roads: [
    line('Inner Street', [153.1, -26.4], [153.101, -26.401]),
    line('Long Street', [153.1, -26.4], [153.1, -26.2]),
    line('Outer Street', [153.1, -26.39], [153.101, -26.389]),
  ],
  places: [place('Inner Town', [153.1, -26.4]), place('Outer Town', [153.1, -26.39])],
  pois: [place('A shop', [153.1, -26.39])],
};
const write = (attribution = '<a href="https://map.example">© A map</a>') =>
  makeMapFile({ layers: ground, tiles, box, attribution }, file);

interface TileJson {
  tiles: string[];
  attribution: string;
  credits: { attribution: string; bounds: number[] }[];
  vector_layers: { id: string }[];
}

const describeTiles = async () => (await server.app.inject('/base-map/tiles.json')).json<TileJson>();

async function getTile(address: string) {
  const { tiles: addresses } = await describeTiles();
  const answer = await server.app.inject((addresses[0] ?? '').replace('{z}/{x}/{y}', address));
  return { answer, names: namesOf(answer.rawPayload) };
}

/** The names of the features in each layer. */
function namesOf(tile: Buffer): Record<string, unknown[]> {
  const { layers } = new VectorTile(new PbfReader(tile));
  return Object.fromEntries(
    Object.entries(layers).map(([name, layer]) => [
      name,
      Array.from({ length: layer.length }, (_, at) => layer.feature(at).properties.name ?? null),
    ]),
  );
}

beforeAll(async () => {
  write();
  const { database } = server.dependencies;
  const area = await makeMapArea(database, { west: 153.095, south: -26.405, east: 153.105, north: -26.395 });
  const source = {
    mapAreaId: area.id,
    name: 'town',
    attribution: '© Town',
    contentHash: 'one',
    importedAt: new Date(),
  };
  const { id } = await database.getRepository(BaseMapSource).save(source);
  const ring = [
    [153.095, -26.405],
    [153.105, -26.405],
    [153.105, -26.395],
    [153.095, -26.405],
  ];
  const street = {
    type: 'LineString' as const,
    coordinates: [
      [153.1, -26.4],
      [153.101, -26.401],
    ] as [number, number][],
  };
  await saveFeatures(database.manager, id, [
    { kind: 'SUBURB', name: 'Inner Town', rank: 3, geometry: { type: 'Polygon', coordinates: [ring] } },
    { kind: 'STREET', name: 'Inner Street', rank: 1, geometry: street },
  ]);
});

it('credits the file where it is drawn', async () => {
  const { attribution, credits, vector_layers } = await describeTiles();
  expect(attribution).toBe('<a href="https://map.example">© A map</a> · © Town');
  expect(credits.map((credit) => credit.attribution)).toEqual([
    '<a href="https://map.example">© A map</a>',
    '© Town',
    '© GeoNames',
  ]);
  expect(credits[0]?.bounds).toEqual([152, -28, 154, -25]);
  expect(vector_layers.map(({ id }) => id)).toEqual(expect.arrayContaining(['streets', 'ground_roads']));
});

it('draws the file alone at low zooms', async () => {
  const { names } = await getTile('9/473/294');
  expect(names).toEqual({
    ground_earth: [null],
    ground_roads: ['Inner Street', 'Long Street', 'Outer Street'],
    ground_places: ['Inner Town', 'Outer Town'],
  });
});

it('draws imports over the file at high zooms, and nothing twice', async () => {
  const { names } = await getTile('12/3789/2359');
  expect(names).toEqual({
    ground_earth: [null],
    ground_roads: ['Long Street', 'Outer Street'],
    ground_places: ['Outer Town'],
    streets: ['Inner Street'],
    suburb_names: ['Inner Town'],
  });
});

it('enlarges the tiles of the deepest zoom', async () => {
  const { names, answer } = await getTile('14/15159/9438');
  // the others are in the tile north of it
  expect(names).toMatchObject({ ground_earth: [null], ground_roads: ['Long Street'], streets: ['Inner Street'] });
  const road = new VectorTile(new PbfReader(answer.rawPayload)).layers.ground_roads?.feature(0);
  const { coordinates } = road!.toGeoJSON(15159, 9438, 14).geometry as { coordinates: number[][] };
  expect(coordinates[0]?.[0]).toBeCloseTo(153.1, 4);
  expect(coordinates[0]?.[1]).toBeCloseTo(-26.4, 4);
});

it('draws the outline of the country where the file has nothing', async () => {
  expect(Object.keys((await getTile('11/1884/1229')).names)).toEqual(expect.arrayContaining(['outline', 'localities']));
});

it('shows a replaced file at once, and the outline of the country while there is none', async () => {
  const before = await describeTiles();
  write('© Another map');
  const after = await describeTiles();
  expect(after.attribution).toBe('© Another map · © Town');
  expect(after.tiles).not.toEqual(before.tiles);

  rmSync(file);
  const without = await describeTiles();
  expect(without.attribution).toBe('© Town');
  expect(without.tiles).not.toEqual(after.tiles);
  const { answer, names } = await getTile('6/59/36');
  expect(answer.statusCode).toBe(200);
  expect(Object.keys(names)).toContain('outline');
  // a page from before: not to be kept under the address of the map
  const old = await server.app.inject((after.tiles[0] ?? '').replace('{z}/{x}/{y}', '6/59/36'));
  expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'public, no-cache']);

  write();
  expect((await getTile('6/59/36')).names).toHaveProperty('ground_earth');
});

it('draws the outline for a damaged tile, which no browser keeps', async () => {
  write();
  const whole = readFileSync(file);
  const bytes = Buffer.from(whole);
  bytes.fill(0xff, bytes.length - 400);
  writeFileSync(file, bytes);
  const { answer, names } = await getTile('12/3789/2359');
  expect([answer.statusCode, answer.headers['cache-control'], answer.headers.etag]).toEqual([
    200,
    'no-store',
    undefined,
  ]);
  expect(Object.keys(names)).toEqual(expect.arrayContaining(['outline', 'streets']));
  write();
  expect((await getTile('12/3789/2359')).names).toHaveProperty('ground_earth');
});
