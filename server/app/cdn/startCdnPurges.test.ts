import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { LocalFileStore } from '../../platform/file-store/LocalFileStore';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCouponAd } from '../../test/factories/makeCouponAd';
import { makeTestFolder } from '../../test/cluster/makeTestFolder';
import { eventually } from '../../test/eventually';
import { useTestDatabase } from '../../test/testDatabase';
import { startCdnPurges } from './startCdnPurges';

const test = useTestDatabase();
let server: Server;
let purged: string[][] = [];
let stop: () => Promise<void> = () => Promise.resolve();

beforeEach(async () => {
  purged = [];
  server = createServer((request, response) => {
    purged.push(String(request.headers['surrogate-key']).split(' '));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function start(followsChanges: boolean): Promise<LocalFileStore> {
  const files = new LocalFileStore(makeTestFolder('cdn-files'));
  const { port } = server.address() as AddressInfo;
  const cdn = { maxAgeSeconds: 60, purgeUrl: `http://127.0.0.1:${String(port)}`, purgeHeaders: {} };
  const logger = pino({ level: 'silent' });
  stop = await startCdnPurges({ cdn, database: test.database, files, logger, followsChanges });
  return files;
}

it('purges everything at the start, and again after a change', async () => {
  await start(true);
  await eventually(() => {
    expect(purged).toEqual([['public']]);
  });
  await makeBrochure(test.database);
  await eventually(() => {
    expect(purged.length).toBeGreaterThan(1);
  });
  expect(new Set(purged.flat())).toEqual(new Set(['public']));
});

it('purges only what shows the ad of a sold coupon', async () => {
  const { id } = await makeCouponAd(test.database, { couponsUnlimited: true, numberOfCoupons: null });
  await start(true);
  await eventually(() => {
    expect(purged).toEqual([['public']]);
  });
  await test.database.query('UPDATE brochures SET number_of_coupons_purchased = 1 WHERE id = $1', [id]);
  await eventually(() => {
    expect(purged).toContainEqual(['any-ad', `ad-${String(id)}`]);
  });
});

it('purges a removed file, also in a process that follows no changes', async () => {
  const files = await start(false);
  const sha256 = await files.put(Buffer.from('a menu'), 'application/pdf');
  await files.remove(sha256);
  await eventually(() => {
    expect(purged).toEqual([[`file-${sha256.slice(0, 32)}`]]);
  });
  expect(await files.exists(sha256)).toBe(false);
});
