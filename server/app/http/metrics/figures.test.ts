import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AggregatorRegistry, type MetricObject } from 'prom-client';
import { purchaseCoupon } from '../../../domains/purchases/buying/purchaseCoupon';
import { formatCouponCode } from '../../../domains/purchases/codes/formatCouponCode';
import { redeemCoupon } from '../../../domains/purchases/redemption/redeemCoupon';
import { CdnPurger } from '../../../platform/cdn/CdnPurger';
import { PgBossJobQueue } from '../../../platform/jobs/PgBossJobQueue';
import { keepJobRuns } from '../../../platform/jobs/keepJobRuns';
import { registry } from '../../../platform/metrics/metrics';
import { eventually } from '../../../test/eventually';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { silentLogger } from '../../../test/silentLogger';
import { useTestServer } from '../../../test/useTestServer';
import { keepBackupRun } from '../../backup/keepBackupRun';
import { getDatabaseAddress } from '../../database/hosts/getDatabaseAddress';
import { findBuiltClient } from '../../pages/client-build/clientFolders';

const token = 'a-token-of-this-test';
const server = useTestServer({ metrics: { token, addresses: [] } });

/** The value of a series; null: there is none. */
async function read(series: string): Promise<number | null> {
  const { body } = await server.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  const line = body.split('\n').find((text) => text.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
}

/** How much `work` adds to a series. */
async function added(series: string, work: () => Promise<unknown>): Promise<number> {
  const before = (await read(series)) ?? 0;
  await work();
  return ((await read(series)) ?? 0) - before;
}

it('counts pages by whether they were rendered whole', async () => {
  if (findBuiltClient() === undefined) throw new Error('This test reads the built pages: run `npm run build` first.');
  const series = 'local_offers_render_seconds_count{outcome="whole"}';
  expect(await added(series, () => server.app.inject('/?q=figures'))).toBe(1);
});

it('counts coupons that are taken, and that are redeemed', async () => {
  const { database } = server.dependencies;
  const seller = await makeAccount(database, { role: 'VENDOR' });
  const { id } = await makeCouponAd(database, { vendorId: seller.vendorId });
  let code = '';
  const take = async () => {
    const buyer = { brochureId: id, name: 'Kim Tran', email: 'kim@people.example' };
    const outcome = await purchaseCoupon(makeContext({ database }), buyer);
    if (outcome.kind === 'PURCHASED') code = formatCouponCode(outcome.purchase.code);
  };
  expect(await added('local_offers_coupons_taken_total', take)).toBe(1);
  const redeem = () => redeemCoupon(makeContext({ database, viewer: viewerOf(seller) }), { code });
  expect(await added('local_offers_coupons_redeemed_total', redeem)).toBe(1);
});

it('counts runs of jobs by outcome, and tells those that wait and those that keep failing', async () => {
  const { database } = server.dependencies;
  const job = { name: 'count-sheep', retry: { limit: 0, delaySeconds: 1, maxDelaySeconds: 1 } };
  const queueOf = (runsJobs: boolean) =>
    new PgBossJobQueue(getDatabaseAddress(database), silentLogger(), keepJobRuns(database), runsJobs);
  const enqueue = (queue: PgBossJobQueue, sheep: number) =>
    database.transaction((manager) => queue.enqueue(manager, job, { sheep }));
  const count = ({ sheep }: { sheep?: number }) =>
    sheep === 13 ? Promise.reject(new Error('The sheep ran away.')) : Promise.resolve();

  const waiting = queueOf(false);
  waiting.register(job, count);
  await waiting.start();
  await enqueue(waiting, 7);
  await eventually(async () => expect(await read('local_offers_jobs_oldest_seconds')).toBeGreaterThan(0));
  expect(await read('local_offers_jobs_waiting')).toBe(1);
  expect(await read('local_offers_jobs_failing')).toBe(0);
  await waiting.stop();

  const queue = queueOf(true);
  queue.register(job, count);
  const [done, failed] = ['done', 'failed'].map(
    (outcome) => `local_offers_job_seconds_count{name="count-sheep",outcome="${outcome}"}`,
  ) as [string, string];
  await queue.start();
  await eventually(async () => expect(await read(done)).toBe(1));
  expect(await read('local_offers_jobs_oldest_seconds')).toBe(0);
  await enqueue(queue, 13);
  await eventually(async () => expect(await read(failed)).toBe(1));
  await eventually(async () => expect(await read('local_offers_jobs_failing')).toBe(1));
  await queue.stop();
});

it('tells the age of the newest backup that was made, and nothing without one', async () => {
  const { database } = server.dependencies;
  const outcome = { filesCount: 0, isProved: true, problem: 'The disk is full.' };
  const keep = (now: Date, name: string | null) =>
    keepBackupRun(
      {
        query: async (sql: string, values: unknown[]) => ({ rows: await database.query<unknown[]>(sql, values) }),
      } as never,
      { ...outcome, now, name },
    );
  expect(await read('local_offers_backup_age_seconds')).toBeNull();
  await keep(new Date(Date.now() - 3_600_000), 'one.backup');
  await keep(new Date(), null);
  expect(await read('local_offers_backup_age_seconds')).toBeGreaterThanOrEqual(3_600);
  expect(await read('local_offers_backup_age_seconds')).toBeLessThan(3_700);
});

it('counts purges of the CDN by outcome, and tells what waits', async () => {
  let isRefusing = true;
  const cdn = createServer((request, response) => {
    request.resume();
    response.writeHead(isRefusing ? 503 : 200).end('{}');
  });
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((cdn.address() as AddressInfo).port)}/purge`;
  const times = { patience: 300, pause: 5, repeatAfter: 5, retry: 5, longestRetry: 10 };
  const purger = new CdnPurger({ url, headers: {}, logger: silentLogger(), times });
  const series = (outcome: string) => `local_offers_cdn_purges_total{outcome="${outcome}"}`;

  purger.purge(['ad-1', 'ad-2']);
  await eventually(async () => expect(await read(series('failed'))).toBeGreaterThan(0));
  expect(await read('local_offers_cdn_purge_waits')).toBe(2);
  isRefusing = false;
  await eventually(async () => expect(await read(series('done'))).toBeGreaterThan(1));
  await eventually(async () => expect(await read('local_offers_cdn_purge_waits')).toBe(0));
  await purger.stop();
  cdn.closeAllConnections();
  await new Promise((resolve) => cdn.close(resolve));
});

it('tells of several processes the fullest and the most blocked one', async () => {
  expect(await read('local_offers_memory_share')).toBeGreaterThan(0);
  const names = ['local_offers_memory_share', 'nodejs_eventloop_lag_p99_seconds', 'local_offers_coupons_taken_total'];
  const ofProcess = async (value: number) =>
    (await registry.getMetricsAsJSON())
      .filter(({ name }) => names.includes(name))
      .map((metric) => ({ ...metric, values: [{ value, labels: {} }] })) as unknown as MetricObject[];
  const together = AggregatorRegistry.aggregate([await ofProcess(0.5), await ofProcess(0.9)]);
  const values = await Promise.all(names.map(async (name) => (await together.getSingleMetric(name)?.get())?.values));
  expect(values.map((found) => found?.[0]?.value)).toEqual([0.9, 0.9, 1.4]);
});
