import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nextQuarterHour } from '../../server/app/response-cache/getExpiry';
import { findFreePort } from '../../server/platform/embedded-postgres/findFreePort';
import { makeTestFolder } from '../../server/test/cluster/makeTestFolder';
import { makeContractWorld } from '../../server/test/contracts/makeContractWorld';
import { eventually } from '../../server/test/eventually';
import { hasVarnish, startVarnish } from '../../server/test/programs/startVarnish';
import { useTestDatabase } from '../../server/test/testDatabase';
import { patienceMs } from '../support/browser/patience';

const root = path.resolve(__dirname, '..', '..');
const folder = makeTestFolder('cdn');
const test = useTestDatabase();
let site: ChildProcess;
let siteUrl: string;
let varnish: Awaited<ReturnType<typeof startVarnish>>;
let world: Awaited<ReturnType<typeof makeContractWorld>>;

beforeAll(async () => {
  world = await makeContractWorld(test.database);
  if (!hasVarnish()) return;
  const [sitePort, port] = [await findFreePort(), await findFreePort()];
  siteUrl = `http://127.0.0.1:${String(sitePort)}`;
  const env = {
    ...process.env,
    ...{ NODE_ENV: '', NODE_OPTIONS: '', DEMO_DATA: 'false', HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
    ...{ PORT: String(sitePort), DATABASE_URL: test.url, DATA_DIR: folder, TRUST_PROXY: '127.0.0.1' },
    ...{ CDN_MAX_AGE_SECONDS: '600', CDN_PURGE_URL: `http://127.0.0.1:${String(port)}/.purge` },
  };
  site = spawn(process.execPath, ['dist/server/main.js'], { cwd: root, env, stdio: 'ignore' });
  varnish = await startVarnish(port, sitePort);
  await eventually(async () => expect((await fetch(`${siteUrl}/readyz`)).status).toBe(200), patienceMs);
});
/**
 * In the last minute of a quarter of an hour the site lets no CDN keep what it computes, because ads may begin or end
 * then (`cdnHeadersOfResponse`). A test has a minute before that.
 */
beforeEach(async () => {
  if (!hasVarnish()) return;
  const now = new Date();
  const left = nextQuarterHour(now) - now.getTime();
  if (left < 120_000) await sleep(left);
});
afterAll(async () => {
  if (hasVarnish()) {
    site.kill('SIGTERM');
    await Promise.all([once(site, 'exit'), varnish.stop()]);
  }
  rmSync(folder, { recursive: true, force: true });
});

async function visit(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(varnish.url + address, { headers });
  const text = await response.text();
  return {
    text,
    isKept: response.headers.get('x-cache') === 'HIT',
    status: response.status,
    headers: response.headers,
  };
}

/** Waits until the CDN keeps what it serves at an address. The start of the site still purges for some seconds. */
async function keep(address: string): Promise<void> {
  await eventually(async () => expect((await visit(address)).isKept).toBe(true));
}

const details = (id: number): string => `/rest/brochure/public/?id=${String(id)}`;

it('keeps pages and responses, and hides its own headers from visitors', async () => {
  if (!hasVarnish()) return;
  for (const address of ['/', `/details/${String(world.landing.id)}`, details(world.landing.id)]) {
    await keep(address);
    const { headers } = await visit(address);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    for (const hidden of ['surrogate-key', 'cache-tag', 'cdn-cache-control', 'x-request-id', 'ratelimit-remaining']) {
      expect([hidden, headers.get(hidden)]).toEqual([hidden, null]);
    }
  }
  expect((await visit('/', { authorization: 'Bearer nobody' })).isKept).toBe(false);
  expect((await visit('/readyz')).isKept).toBe(false);
});

it('forgets everything when an ad changes', async () => {
  if (!hasVarnish()) return;
  const addresses = ['/', `/details/${String(world.landing.id)}`];
  for (const address of addresses) await keep(address);
  await test.database.query(`UPDATE brochures SET title = 'Supper by the river' WHERE id = $1`, [world.landing.id]);
  for (const address of addresses) {
    await eventually(async () => expect((await visit(address)).text).toContain('Supper by the river'));
    await keep(address);
  }
});

it('forgets only what shows the ad when a coupon is sold', async () => {
  if (!hasVarnish()) return;
  const { coupon, landing } = world;
  // the repeated purges of the change before have passed
  await eventually(async () => {
    await keep(details(landing.id));
    await sleep(6_000);
    expect((await visit(details(landing.id))).isKept).toBe(true);
  }, patienceMs);
  await keep(details(coupon.id));
  await test.database.query('UPDATE brochures SET number_of_coupons_purchased = 1 WHERE id = $1', [coupon.id]);
  await eventually(async () => {
    const { text } = await visit(details(coupon.id));
    expect(JSON.parse(text)).toMatchObject({ content: [{ numberOfCouponsPurchased: 1 }] });
  });
  expect((await visit(details(landing.id))).isKept).toBe(true);
});

it('takes purges from the servers of the site only in their form', async () => {
  if (!hasVarnish()) return;
  const purge = (headers: Record<string, string>, method = 'POST') =>
    fetch(`${varnish.url}/.purge`, { method, headers }).then(({ status }) => status);
  expect(await purge({ 'surrogate-key': 'public) || obj.status != 0' })).toBe(400);
  expect(await purge({})).toBe(400);
  expect(await purge({ 'surrogate-key': 'public' }, 'GET')).toBe(400);
});
