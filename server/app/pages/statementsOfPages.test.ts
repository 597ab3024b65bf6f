import { Client } from 'pg';
import { PreparedQuery } from '../../platform/database/prepared/PreparedQuery';
import { findBuiltClient } from './client-build/clientFolders';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCategory } from '../../test/factories/makeCategory';
import { makeMapArea } from '../../test/factories/makeMapArea';
import { makeVendor } from '../../test/factories/makeVendor';
import { useTestServer } from '../../test/useTestServer';

const server = useTestServer();
let ids: number[] = [];

beforeAll(async () => {
  if (findBuiltClient() === undefined) throw new Error('These tests read the built pages: run `npm run build` first.');
  const { database } = server.dependencies;
  const shared = { categoryId: (await makeCategory(database)).id, mapAreaId: (await makeMapArea(database)).id };
  const of = async (vendorId: number | null, latitude: number) =>
    (
      await makeBrochure(database, {
        ...{ ...shared, vendorId, latitude, longitude: 153.1, positionSource: 'EXACT' },
        ...{ type: 'LP_AD', status: 'PUBLISHED', companyName: 'Tide Cafe' },
      })
    ).id;
  const vendors = [await makeVendor(database), await makeVendor(database)].map(({ id }) => id);
  ids = [];
  for (let n = 0; n < 40; n += 1) ids.push(await of(vendors[n % 3] ?? null, -26 - n / 1_000));
});

/** How often a page waits for ads. Other servers than this one share the navigation's statements among pages. */
async function countWrites(url: string): Promise<number> {
  const spy = jest.spyOn(Client.prototype, 'query');
  expect((await server.app.inject(url)).statusCode).toBe(200);
  const writes = (spy.mock.calls as unknown[][]).filter(([query]) => query instanceof PreparedQuery);
  spy.mockRestore();
  return writes.length;
}

it.each([
  ['a list', 2, (n: number) => `/?utm_content=${n}`],
  ['an ad', 4, (n: number) => `/details/${ids[n]}`],
])('the page of %s waits for its ads %i times', async (_of, times, url) => {
  const numbers = ids.map((_id, n) => n);
  // statements are named when they are frequent
  for (const n of numbers.slice(0, 30)) await countWrites(url(n));
  for (const n of numbers.slice(30)) expect(await countWrites(url(n))).toBe(times);
});
