import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../server/app/database/createDataSource';
import { findFreePort } from '../../../server/platform/embedded-postgres/findFreePort';
import { findServerProcess } from '../../../server/platform/embedded-postgres/findServerProcess';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../../server/platform/embedded-postgres/startEmbeddedPostgres';
import { toGlobalId } from '../../../server/shared/globalId';
import { readAssignments } from '../readAssignments';
import { runBench } from '../runBench';
import { clusterCpuTime } from '../servers/cpuTime';
import type { StartedServer } from '../servers/startServer';
import { withBenchFolder } from '../withBenchFolder';
import { CrowdOfBuyers } from './CrowdOfBuyers';
import { prepareLoadWorld } from './LoadWorld';
import { startLoadSite } from './startLoadSite';
import { Tally } from './Tally';

interface Sale {
  tries: number;
  stock: number;
  clients: number;
  /** tries a second that are offered for `seconds`, by buyers who wait for nobody; 0: none */
  rate: number;
  seconds: number;
}

interface Parts {
  port: number;
  database: DataSource;
  postgres: EmbeddedPostgres;
  site: StartedServer;
}

/**
 * `npm run bench:coupon -- [--tries 20000] [--stock 2000] [--clients 200] [--rate 3000] [--seconds 30]
 * [--set NAME=VALUE]… [--folder DIR]`: many buyers try for one offer with too few coupons; first undisturbed, then at a rate over
 * ten times as many connections, then while site and PostgreSQL are killed by -9 after half of the stock, and, with
 * `--set PROCESSES=2`, one process and then PostgreSQL. Compares what was acknowledged with what the database has.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      tries: { type: 'string', default: '20000' },
      stock: { type: 'string', default: '2000' },
      clients: { type: 'string', default: '200' },
      rate: { type: 'string', default: '0' },
      seconds: { type: 'string', default: '30' },
      set: { type: 'string', multiple: true, default: [] },
      folder: { type: 'string' },
    },
  });
  const sale = {
    ...{ tries: Number(values.tries), stock: Number(values.stock), clients: Number(values.clients) },
    ...{ rate: Number(values.rate), seconds: Number(values.seconds) },
  };
  const settings = readAssignments(values.set);
  await withBenchFolder(values.folder, async (folder) => {
    const postgres = await startEmbeddedPostgres({ folder, database: 'bench' });
    const database = await createDataSource({ url: postgres.url, poolSize: 1, statementTimeoutMs: 0 }).initialize();
    const { coupons } = await prepareLoadWorld(database, 2_000);
    const port = await findFreePort();
    const start = () => startLoadSite({ folder, port, databaseUrl: postgres.url }, settings);
    const parts = { port, database, postgres, site: await start() };
    try {
      console.log('| While | tries/s | p50 ms | p95 | CPU ms of the site for a try | of PostgreSQL |');
      console.log(`| --- |${' --: |'.repeat(5)}`);
      console.log(`\nUndisturbed: ${await sell(parts, coupons[0] ?? 0, sale)}`);
      if (sale.rate > 0) {
        console.log(`At ${String(sale.rate)} a second: ${await sellAtRate(parts, coupons[2] ?? 0, sale)}`);
      }
      const restart = async (): Promise<void> => {
        for (const pid of withChildren(parts.site.pid)) process.kill(pid, 'SIGKILL');
        process.kill(findServerProcess(postgres.cluster)?.pid ?? 0, 'SIGKILL');
        await parts.site.stop();
        await postgres.restart();
        parts.site = await start();
      };
      console.log(`All killed by -9 in the middle: ${await sell(parts, coupons[1] ?? 0, sale, restart)}`);
      if (Number(settings['PROCESSES'] ?? 1) > 1) {
        const killOne = async (): Promise<void> => {
          process.kill(withChildren(parts.site.pid).at(1) ?? 0, 'SIGKILL');
          await pause(3_000);
          process.kill(findServerProcess(postgres.cluster)?.pid ?? 0, 'SIGKILL');
          await postgres.restart();
        };
        console.log(`One process killed, then PostgreSQL: ${await sell(parts, coupons[3] ?? 0, sale, killOne)}`);
      }
    } finally {
      await parts.site.stop();
      await database.destroy();
      await postgres.stop();
    }
  });
}

/**
 * Prints a row while coupons are left and one afterwards, and returns what was sold.
 * @param restart kills and starts again after half of the stock; without it nothing happens
 */
async function sell(
  { port, database, postgres, site }: Parts,
  id: number,
  { tries, stock, clients }: Sale,
  restart?: () => Promise<void>,
): Promise<string> {
  await database.query('UPDATE brochures SET number_of_coupons = $2 WHERE id = $1', [id, stock]);
  const crowd = new CrowdOfBuyers(port, toGlobalId('Brochure', id), clients);
  const spent = () => [performance.now(), ...[site.pid, postmasterOf(postgres)].map(clusterCpuTime)];
  let before = spent();
  const restarting: { end?: Promise<void> } = {};
  const report = (name: string): void => {
    const { count } = crowd.tally;
    const [ms = 0, ofSite = 0, ofPostgres = 0] = spent().map((now, at) => now - (before[at] ?? 0));
    const times = [crowd.tally.percentile(0.5), crowd.tally.percentile(0.95)];
    const each = [ofSite, ofPostgres].map((cpu) => (cpu / count).toFixed(2));
    console.log(`| ${[name, Math.round(count / (ms / 1_000)), ...times, ...each].join(' | ')} |`);
    crowd.tally = new Tally();
    before = spent();
  };
  let isSoldOut = false;
  await crowd.try(tries, () => {
    if (restart && crowd.sold.size >= stock / 2) restarting.end ??= restart();
    if (restart || isSoldOut || crowd.sold.size < stock) return;
    isSoldOut = true;
    report('coupons are left');
  });
  if (!restart) report('all are sold');
  await restarting.end;
  return `${String(tries)} tries for ${String(stock)} coupons: ${await compare(database, crowd, id, stock)}`;
}

/** Prints a row, and returns what was sold and how many were told to come again. */
async function sellAtRate(
  { port, database, postgres, site }: Parts,
  id: number,
  { stock, clients, rate, seconds }: Sale,
): Promise<string> {
  await database.query('UPDATE brochures SET number_of_coupons = $2 WHERE id = $1', [id, stock]);
  const crowd = new CrowdOfBuyers(port, toGlobalId('Brochure', id), clients * 10);
  const spent = () => [performance.now(), ...[site.pid, postmasterOf(postgres)].map(clusterCpuTime)];
  const before = spent();
  await crowd.tryAtRate(rate, seconds);
  const [ms = 0, ofSite = 0, ofPostgres = 0] = spent().map((now, at) => now - (before[at] ?? 0));
  const answered = crowd.tally.count + crowd.busy;
  const cells = [
    ...[`offered ${String(rate)} a second`, Math.round(crowd.tally.count / (ms / 1_000))],
    ...[crowd.tally.percentile(0.5), crowd.tally.percentile(0.95)],
    ...[ofSite, ofPostgres].map((cpu) => (cpu / answered).toFixed(2)),
  ];
  console.log(`| ${cells.join(' | ')} |`);
  const told = `${String(crowd.busy)} got 503 with Retry-After or a closed connection, ${String(crowd.unsent)} found no connection`;
  return `${told}; ${await compare(database, crowd, id, stock)}`;
}

async function compare(database: DataSource, crowd: CrowdOfBuyers, id: number, stock: number): Promise<string> {
  for (const [failure, count] of crowd.failures) console.error(`${String(count)} × ${failure}`);
  const rows = await database.query<{ email: string; counted: number }[]>(
    `SELECT p.email, b.number_of_coupons_purchased AS counted FROM coupon_purchases p
     JOIN brochures b ON b.id = p.brochure_id WHERE b.id = $1`,
    [id],
  );
  const stored = new Set(rows.map(({ email }) => email));
  const lost = [...crowd.sold].filter((email) => !stored.has(email)).length;
  return (
    `${String(crowd.sold.size)} acknowledged, ${String(rows.length)} stored, ` +
    `${String(rows[0]?.counted)} counted, ${String(crowd.soldOut)} refused, ${String(crowd.repeated)} repeated; ` +
    `${String(lost)} lost, ${String(Math.max(0, rows.length - stock))} oversold.`
  );
}

const postmasterOf = ({ cluster }: EmbeddedPostgres): number => findServerProcess(cluster)?.pid ?? 0;

/** Linux only. */
function withChildren(pid: number): number[] {
  const children = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

runBench(main);
