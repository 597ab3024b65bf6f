import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';
import { S3Client, PutObjectCommand } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../../../platform/file-store/S3Settings';
import { makeTestFolder } from '../../../../test/cluster/makeTestFolder';
import { makeMapFile } from '../../../../test/makeMapFile';
import { BucketMap } from './BucketMap';
import { GroundMaps } from './GroundMaps';

const directory = makeTestFolder('map-bucket');
const bucket = 'maps';
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const object = 'australia/country.pmtiles';
const box = { west: 112, south: -44, east: 154, north: -10 };
const first = { z: 0, x: 0, y: 0 };

let server: S3rver;
let port = 0;
let settings: S3Settings;
const failures: unknown[] = [];

async function start(): Promise<void> {
  const configureBuckets = [{ name: bucket, configs: [] }];
  server = new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets });
  ({ port } = await server.run());
  settings = {
    bucket,
    region: 'ap-southeast-2',
    endpoint: `http://127.0.0.1:${port}`,
    prefix: 'site/',
    credentials,
    pathStyle: true,
  };
}

async function upload(Body: Buffer | string, Key = `site/${object}`): Promise<void> {
  const client = new S3Client({
    region: settings.region,
    endpoint: settings.endpoint ?? '',
    credentials,
    forcePathStyle: true,
  });
  await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body }));
  client.destroy();
}

const mapOf = (attribution: string): Buffer =>
  readFileSync(makeMapFile({ layers: { places: [] }, tiles: [first], box, attribution }));
const open = async (changes: Partial<S3Settings> = {}, recheckMs = 0, name = object) =>
  new GroundMaps(await BucketMap.open({ ...settings, ...changes }, name, recheckMs), '', (error) =>
    failures.push(error),
  );

beforeAll(start);
beforeEach(async () => {
  failures.length = 0;
  await upload(mapOf('© A map'));
});
afterAll(() => server.close());

test('reads the ranges of an object', async () => {
  const ground = await open();
  await ground.check();
  expect((await ground.describe())?.credits).toEqual([{ attribution: '© A map', box }]);
  expect(await ground.tile(first)).toEqual({});
  ground.close();
});

test('heeds a replaced object', async () => {
  const ground = await open({}, 60_000);
  const before = await ground.describe();
  await upload(mapOf('© Another, longer map'));
  // the listing is still believed, and the bytes are of another version
  expect(await ground.tile(first)).toEqual({});
  const after = await ground.describe();
  expect(after?.credits[0]?.attribution).toBe('© Another, longer map');
  expect(after?.version).not.toBe(before?.version);
  ground.close();
});

test.each<[string, Partial<S3Settings>, string, RegExp]>([
  [
    'an absent object',
    {},
    'nowhere.pmtiles',
    /MAP_TILES_FILE: site\/nowhere.pmtiles in the bucket maps .* does not exist/,
  ],
  ['an absent bucket', { bucket: 'another' }, object, /in the bucket another .* does not exist/],
  ['wrong keys', { credentials: { accessKeyId: 'ANOTHER', secretAccessKey: 'x' } }, object, /keys of MAP_TILES_S3/],
  ['something else', {}, 'page.html', /page.html in the bucket .* cannot be read as a PMTiles file/],
])('%s prevents the start', async (_what, changes, name, problem) => {
  await upload('<html>'.repeat(50), 'site/page.html');
  const ground = await open(changes, 0, name);
  await expect(ground.check()).rejects.toThrow(problem);
  ground.close();
});

test('an unreachable bucket does not prevent the start, and is tried again', async () => {
  await server.close();
  const ground = await open({}, 60_000);
  await ground.check();
  expect([await ground.describe(), await ground.describe()]).toEqual([null, null]);
  expect(failures.map(String)).toEqual(['MapUnreachable: The bucket of the map does not answer.']);
  await start();
  const minuteLater = performance.now() + 60_001;
  const clock = jest.spyOn(performance, 'now').mockReturnValue(minuteLater);
  expect((await ground.describe())?.credits).toHaveLength(1);
  clock.mockRestore();

  await server.close();
  await expect(ground.tile({ z: 0, x: 0, y: 0 })).rejects.toThrow();
  expect(await ground.describe()).toBeNull();
  expect(failures).toHaveLength(2);
  await start();
  ground.close();
});

test('a server that ignores ranges is refused before it has sent the whole file', async () => {
  const whole = 64 * 1024 * 1024;
  let sent = 0;
  const deaf = createServer((request, response) => {
    response.writeHead(200, { etag: '"whole"', 'content-length': whole });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const chunk = Buffer.alloc(64 * 1024);
    const send = (): void => {
      while (sent < whole && !response.destroyed) {
        sent += chunk.length;
        if (!response.write(chunk)) return;
      }
      response.end();
    };
    response.on('drain', send);
    send();
  });
  await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve));
  const ground = await open({ endpoint: `http://127.0.0.1:${(deaf.address() as AddressInfo).port}` });
  await expect(ground.check()).rejects.toThrow('The server of the bucket does not answer ranges.');
  expect(sent).toBeLessThan(whole / 2);
  ground.close();
  await new Promise((resolve) => deaf.close(resolve));
});
