import { truncateSync, writeFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TileType } from 'pmtiles';
import { makeTestFolder } from '../../../../test/cluster/makeTestFolder';
import { makeMapFile } from '../../../../test/makeMapFile';
import { GroundFile } from './GroundFile';

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

test('a file that names its source can be used', async () => {
  const ground = new GroundFile({ path: makeMapFile({ ...whole, attribution: '© A map' }), attribution: '' });
  await ground.check();
  expect(await ground.describe()).toMatchObject({ attribution: '© A map', box: whole.box });
});

test('the notice of the operator comes first', async () => {
  const ground = new GroundFile({ path: makeMapFile({ ...whole, attribution: '© A map' }), attribution: '© Us' });
  expect(await ground.describe()).toMatchObject({ attribution: '© Us' });
});

test.each([
  ['is absent', '/nowhere/country.pmtiles', /cannot be read/],
  ['is a folder', '/', /cannot be read/],
  ['is empty', written(''), /cannot be read/],
  ['is something else', written('<html>'.repeat(100)), /cannot be read/],
  ['was cut off', cut(), /cannot be read/],
  ['has pictures', makeMapFile({ ...whole, attribution: '© A map', type: TileType.Png }), /no vector tiles/],
  ['names no source', makeMapFile(whole), /MAP_TILES_ATTRIBUTION/],
])('a file that %s prevents the start', async (_, file, problem) => {
  await expect(new GroundFile({ path: file, attribution: '' }).check()).rejects.toThrow(problem);
});

test('a damaged tile is unavailable, and the rest of the file is not', async () => {
  const tiles = [
    { z: 0, x: 0, y: 0 },
    { z: 1, x: 1, y: 1 },
  ];
  const file = makeMapFile({ ...whole, tiles, attribution: '© A map' });
  const bytes = readFileSync(file);
  bytes.fill(0xff, bytes.length - 15);
  writeFileSync(file, bytes);
  const ground = new GroundFile({ path: file, attribution: '' });
  await expect(ground.tile({ z: 1, x: 1, y: 1 })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await ground.tile({ z: 0, x: 0, y: 0 })).toEqual({});
});
