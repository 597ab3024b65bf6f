import { mkdirSync, rmSync, truncateSync, writeFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Feature } from 'geojson';
import { TileType } from 'pmtiles';
import type { GeoBox } from '../../../../shared/geo/GeoBox';
import { makeTestFolder } from '../../../../test/cluster/makeTestFolder';
import { makeMapFile } from '../../../../test/makeMapFile';
import type { TileAddress } from '../tileAddress';
import { GroundMaps } from './GroundMaps';
import { LocalMaps } from './LocalMaps';

const whole = { layers: {}, tiles: [{ z: 0, x: 0, y: 0 }], box: { west: 112, south: -44, east: 154, north: -10 } };
const written = (content: string): string => {
  const file = path.join(makeTestFolder('map-file'), 'country.pmtiles');
  writeFileSync(file, content);
  return file;
};
const cut = (): string => {
  const file = makeMapFile({ ...whole, attribution: '© A map' });
  truncateSync(file, 130);
  return file;
};

/** A file whose header has other bytes at an offset. */
const patched = (offset: number, ...bytes: number[]): string => {
  const file = makeMapFile({ ...whole, attribution: '© A map' });
  const content = readFileSync(file);
  content.set(bytes, offset);
  writeFileSync(file, content);
  return file;
};
const none = [0, 0, 0, 0];
const huge = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x1f, 0];

const failures: unknown[] = [];
const groundOf = (place: string, attribution = '') =>
  new GroundMaps(new LocalMaps(place), attribution, (error) => failures.push(error));
const folder = () => makeTestFolder('map-folder');

test('a file that names its source can be used', async () => {
  const ground = groundOf(makeMapFile({ ...whole, attribution: '© A map' }));
  await ground.check();
  expect((await ground.describe())?.credits).toEqual([{ attribution: '© A map', box: whole.box }]);
});

test('many requests at once ask the place once, also when its answer has expired', async () => {
  const local = new LocalMaps(makeMapFile({ ...whole, attribution: '© A map' }));
  const list = jest.fn(() => local.list());
  const ground = new GroundMaps({ name: 'a place', recheckMs: 50, list, close: () => local.close() }, '', (error) =>
    failures.push(error),
  );
  const askTogether = () => Promise.all(Array.from({ length: 5 }, () => ground.describe()));
  await askTogether();
  expect(list).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect((await askTogether()).map((each) => each?.credits.length)).toEqual([1, 1, 1, 1, 1]);
  expect(list).toHaveBeenCalledTimes(2);
});

test('of the places of a map, tiles keep the landmarks', async () => {
  const at = (properties: Record<string, string>): Feature => ({
    ...{ type: 'Feature', properties },
    geometry: { type: 'Point', coordinates: [145, -37.8] },
  });
  const pois = [
    at({ kind: 'museum', name: 'Shell Museum' }),
    at({ kind: 'bakery', name: 'Crumbs' }),
    at({ kind: 'toilets' }),
  ];
  const poi = [
    at({ class: 'railway', subclass: 'station', name: 'Bay Station' }),
    at({ class: 'hospital', subclass: 'nursing_home', name: 'Home' }),
    at({ class: 'shop', name: 'Shop' }),
  ];
  const ground = groundOf(makeMapFile({ ...whole, layers: { pois, poi }, attribution: '© A map' }));
  const { ground_pois = [], ground_poi = [] } = (await ground.tile({ z: 0, x: 0, y: 0 })) ?? {};
  expect([...ground_pois, ...ground_poi].map(({ tags }) => tags?.['name'])).toEqual(['Shell Museum', 'Bay Station']);
});

test('the notice of the operator comes first', async () => {
  const ground = groundOf(makeMapFile({ ...whole, attribution: '© A map' }), '© Us');
  expect((await ground.describe())?.credits).toMatchObject([{ attribution: '© Us' }]);
});

test.each([
  ['is absent', '/nowhere/country.pmtiles', /cannot be read/],
  ['is a folder without maps', '/', /without files whose name ends with .pmtiles/],
  ['is empty', written(''), /cannot be read/],
  ['is something else', written('<html>'.repeat(100)), /cannot be read/],
  ['was cut off', cut(), /cannot be read/],
  ['has an older version', patched(7, 2), /cannot be read/],
  ['has a root directory beyond its end', patched(8, ...huge), /cannot be read/],
  ['has a root directory larger than memory', patched(16, ...huge), /cannot be read/],
  ['has metadata larger than memory', patched(32, ...huge), /cannot be read/],
  ['has an unknown compression', patched(97, 200), /cannot be read/],
  ['has no box', patched(102, ...none, ...none, ...none, ...none), /names no box/],
  ['has a box beyond the world', patched(110, 0xff, 0xff, 0xff, 0x7f), /names no box/],
  ['has zooms that no map has', patched(101, 200), /zooms/],
  ['has pictures', makeMapFile({ ...whole, attribution: '© A map', type: TileType.Png }), /no vector tiles/],
  ['names no source', makeMapFile(whole), /MAP_TILES_ATTRIBUTION/],
])('a file that %s prevents the start', async (_, file, problem) => {
  const refused = expect(groundOf(file).check()).rejects;
  await refused.toThrow(problem);
  await expect(groundOf(file).check()).rejects.toThrow(`MAP_TILES_FILE: ${file} `);
});

test('a damaged tile is refused, and the rest of the file is not', async () => {
  const tiles = [
    { z: 0, x: 0, y: 0 },
    { z: 1, x: 1, y: 1 },
  ];
  const file = makeMapFile({ ...whole, tiles, attribution: '© A map' });
  const bytes = readFileSync(file);
  bytes.fill(0xff, bytes.length - 15);
  writeFileSync(file, bytes);
  const ground = groundOf(file);
  await expect(ground.tile({ z: 1, x: 1, y: 1 })).rejects.toThrow();
  expect(await ground.tile({ z: 0, x: 0, y: 0 })).toEqual({});
});

describe('a folder of maps', () => {
  const town = { west: 153, south: -27, east: 153.4, north: -26.6 };
  const point = (name: string): Feature => ({
    type: 'Feature',
    properties: { name },
    geometry: { type: 'Point', coordinates: [153.05, -26.8] },
  });
  const write = (place: string, name: string, box: GeoBox, zooms: number[]) => {
    const tiles = zooms.map((z) => tileAt(z, 153.05, -26.8));
    const map = { layers: { places: [point(name)] }, tiles, box, attribution: `© ${name}` };
    makeMapFile(map, path.join(place, `${name}.pmtiles`));
  };
  const namesAt = async (ground: GroundMaps, tile: TileAddress) =>
    (await ground.tile(tile))?.ground_places?.map(({ tags }) => tags?.['name']);

  test('answers with the deepest map that covers the tile, and never hides the country around a town', async () => {
    const place = folder();
    write(place, 'Country', whole.box, [4, 9]);
    write(place, 'Town', town, [4, 9, 13]);
    writeFileSync(path.join(place, 'notes.txt'), 'not a map');
    const ground = groundOf(place);
    await ground.check();
    expect((await ground.describe())?.credits).toEqual([
      { attribution: '© Country', box: whole.box },
      { attribution: '© Town', box: town },
    ]);
    expect(await namesAt(ground, tileAt(4, 153.05, -26.8))).toEqual(['Country']);
    expect(await namesAt(ground, tileAt(13, 153.05, -26.8))).toEqual(['Town']);
    expect(await ground.tile({ z: 13, x: 0, y: 0 })).toBeNull();
  });

  test('heeds a map that is added, and the problem of one that is damaged', async () => {
    const place = folder();
    write(place, 'Country', whole.box, [4]);
    const ground = groundOf(place);
    const before = await ground.describe();
    write(place, 'Town', town, [13]);
    const after = await ground.describe();
    expect([before?.credits.length, after?.credits.length]).toEqual([1, 2]);
    expect(after?.version).not.toBe(before?.version);

    failures.length = 0;
    writeFileSync(path.join(place, 'Town.pmtiles'), 'half a copy');
    expect([await ground.describe(), await ground.describe()]).toEqual([null, null]);
    expect(failures.map(String)).toEqual([expect.stringContaining('Town.pmtiles cannot be read')]);
    rmSync(path.join(place, 'Town.pmtiles'));
    expect((await ground.describe())?.credits).toHaveLength(1);
  });

  test('has a limit', async () => {
    const place = folder();
    mkdirSync(place, { recursive: true });
    for (let at = 0; at <= 50; at++) writeFileSync(path.join(place, `${at}.pmtiles`), '');
    await expect(groundOf(place).check()).rejects.toThrow('has 51 files; at most 50');
  });
});

function tileAt(z: number, longitude: number, latitude: number): TileAddress {
  const radians = (latitude * Math.PI) / 180;
  const y = (1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2;
  return { z, x: Math.floor(((longitude + 180) / 360) * 2 ** z), y: Math.floor(y * 2 ** z) };
}
