import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { namesOf } from '../../server/app/database/compareMigrations';
import { migrations } from '../../server/app/database/listMigrations';
import {
  asAdmin,
  copyDatabase,
  databaseUrl,
  dropDatabase,
  newDatabaseName,
} from '../../server/test/cluster/clusterDatabases';
import { eventually } from '../../server/test/eventually';
import { buildVersionBefore } from '../support/site/buildVersionBefore';
import { changeOffer, findCouponOffers, reserveCoupon } from '../support/coupons';
import { startSite, type Site } from '../support/site/startSite';

const root = path.resolve(__dirname, '..', '..');
const run = promisify(execFile);
const database = newDatabaseName();
const settings = {
  DATABASE_URL: databaseUrl(database),
  ACCESS_TOKEN_SECRET: 'the same for both versions, as on a site with two servers',
  // all coupons here are bought from one network
  PURCHASES_HELD_AFTER: '100',
};
const sites: Site[] = [];
const folders: string[] = [];

beforeAll(() => asAdmin((admin) => copyDatabase(admin, 'template0', database)));
afterAll(async () => {
  for (const site of sites) await site.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  await dropDatabase(database);
});

async function start(...args: Parameters<typeof startSite>): Promise<Site> {
  const site = await startSite(...args);
  sites.push(site);
  return site;
}

const titlesOf = async (site: Site): Promise<string[]> => (await findCouponOffers(site)).map(({ title }) => title);

/** What people do all day: look, search, count a view, change an ad, buy a coupon. Each has to succeed. */
async function use(site: Site, title: string): Promise<void> {
  const [offer] = await findCouponOffers(site);
  if (!offer) throw new Error('The demo has no coupon that is left.');
  await changeOffer(site, offer, { title });
  const { state } = await reserveCoupon(site, offer, {
    name: 'Pat',
    email: `${title.replaceAll(' ', '.')}@people.example`,
  });
  expect(state).toBe('VALID');
  const counted = await fetch(`${site.url}/rest/statistics/public`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ brochureId: offer.id, eventCode: 'DETAIL_PAGE_VIEW' }),
  });
  expect([201, 204]).toContain(counted.status);
  for (const list of ['brochure/public/?q=coffee', 'brochure/public/changes', 'category/public/all-active']) {
    expect([list, (await fetch(`${site.url}/rest/${list}`)).ok]).toEqual([list, true]);
  }
}

/** A change may be a second old on the other server. */
const shows = (site: Site, title: string): Promise<void> =>
  eventually(async () => expect(await titlesOf(site)).toContain(title));

it('a server of the version before works on while and after the database is upgraded, beside a new one', async () => {
  const { folder } = await buildVersionBefore(namesOf(migrations.map((Migration) => new Migration())));
  folders.push(folder);
  const old = await start({ ...settings, DEMO_DATA: 'true' }, folder);
  await use(old, 'Before the upgrade');

  const env = { ...process.env, ...settings };
  const { stdout } = await run(process.execPath, ['dist/server/commands/migrateDatabase.js'], { cwd: root, env });
  expect(stdout).toMatch(/^(Done: \d+ migrations|The database is up to date)\.$/m);
  await use(old, 'After the upgrade');

  const young = await start({ ...settings, MIGRATE_AT_START: 'false' });
  expect(await young.run('migrateDatabase', '--check')).toContain('The database is up to date.');
  await shows(young, 'After the upgrade');
  await use(young, 'On the new server');
  await shows(old, 'On the new server');
  await use(old, 'On the old server again');
  await shows(young, 'On the old server again');
});
