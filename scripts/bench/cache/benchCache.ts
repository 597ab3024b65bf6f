import http from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createDataSource } from '../../../server/app/database/createDataSource';
import { findFreePort } from '../../../server/platform/embedded-postgres/findFreePort';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/startEmbeddedPostgres';
import { askServer } from '../servers/askServer';
import { measureLoad, type Load } from '../servers/measureLoad';
import { startServer, type StartedServer } from '../servers/startServer';
import { prepareAds } from '../prepareAds';
import { runBench } from '../runBench';
import { withBenchFolder } from '../withBenchFolder';
import { benchRush, metricsToken } from './benchRush';
import type { CacheSubject } from './CacheSubject';
import { cacheSubjects, introductions } from './cacheSubjects';

const rounds = 7;
const requests = 8_000;
const connections = 32;
const ads = 10_000;
const encoding = { 'accept-encoding': 'br' };

/**
 * `npm run bench:cache -- [--folder DIR] [--only TEXT]`: cached responses by the fast path and by the routes, against a
 * perfect cache on a bare server. Different addresses, alternating rounds, medians; then the hits during a rush for one
 * ad (`--only rush`). Reads processor time from /proc, so it runs on Linux only.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { folder: { type: 'string' }, only: { type: 'string', default: '' } } });
  await withBenchFolder(values.folder, (folder) => benchCache(folder, values.only));
}

async function benchCache(folder: string, only: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ folder, database: 'bench' });
  const opened: { stop(): Promise<void> }[] = [postgres];
  try {
    const ids = await prepareIds(postgres.url);
    const start = async (file: string, environment: Record<string, string>): Promise<StartedServer> => {
      const server = await startServer(path.join(__dirname, file), await findFreePort(), environment);
      opened.unshift(server);
      return server;
    };
    const site = (fastPath: boolean): Promise<StartedServer> =>
      start('cacheBenchServer.js', {
        DATABASE_URL: postgres.url,
        ACCESS_TOKEN_SECRET: 'a secret that only this measurement knows',
        PUBLIC_URL: 'http://127.0.0.1',
        DATA_DIR: path.join(folder, 'site'),
        RATE_LIMIT_READS: '1000000',
        RESPONSE_CACHE_FAST_PATH: String(fastPath),
        METRICS_TOKEN: metricsToken,
      });
    const fast = await site(true);
    const routes = await site(false);
    const perfect = await start('perfectCacheServer.js', { SITE_PORT: String(fast.port) });
    for (const server of [fast, routes]) await introduce(server);
    console.log(
      '| Response | fast path, per second (CPU µs) | routes | perfect cache | fast / perfect | routes / perfect |',
    );
    console.log('| --- | --: | --: | --: | --: | --: |');
    for (const subject of cacheSubjects(ids)) {
      if (subject.name.includes(only)) console.log(await compare([fast, routes, perfect], subject));
    }
    if ('rush'.includes(only)) {
      console.log(`\n${await benchRush(fast, postgres.url, cacheSubjects(ids).flatMap(requestsOf))}`);
    }
  } finally {
    for (const each of opened) await each.stop();
  }
}

/** Returns the ids of public ads that have a page of their own. */
async function prepareIds(url: string): Promise<number[]> {
  const database = await createDataSource({ url, poolSize: 2, statementTimeoutMs: 0 }).initialize();
  await prepareAds(database, ads);
  const rows = await database.query<{ id: number }[]>(
    `SELECT id FROM brochures WHERE record_status AND status = 'PUBLISHED' AND type = 'BLD_AD'
       AND visible_from <= now() AND visible_until > now() + interval '1 day' ORDER BY id LIMIT 5000`,
  );
  await database.destroy();
  return rows.map(({ id }) => id);
}

async function introduce({ port }: StartedServer): Promise<void> {
  for (const { paths, headers } of introductions) {
    for (const each of paths)
      await askServer(new http.Agent(), port, { method: 'GET', path: each, headers, body: null });
  }
}

function requestsOf({ paths, headers }: CacheSubject): Buffer[] {
  const lines = Object.entries({ host: '127.0.0.1', ...encoding, ...headers }).map(
    ([key, value]) => `${key}: ${value}`,
  );
  return paths.map((each) => Buffer.from([`GET ${each} HTTP/1.1`, ...lines, '', ''].join('\r\n'), 'latin1'));
}

async function compare(servers: readonly StartedServer[], subject: CacheSubject): Promise<string> {
  const texts = requestsOf(subject);
  const taken: Load[][] = servers.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    // responses expire after a minute
    for (const server of servers) await measureLoad(server, texts, { requests: 3 * texts.length, connections: 8 });
    for (const [at, server] of servers.entries()) {
      taken[at]?.push(await measureLoad(server, texts, { requests, connections }));
    }
  }
  const rates = taken.map((loads) => median(loads.map(({ perSecond }) => perSecond)));
  const micros = taken.map((loads) => median(loads.map(({ cpuMicros }) => cpuMicros)));
  const [fast = NaN, routes = NaN, perfect = NaN] = rates;
  const cells = [
    subject.name,
    ...rates.map((rate, at) => `${rate.toFixed(0)} (${micros[at]?.toFixed(0)})`),
    (fast / perfect).toFixed(2),
    (routes / perfect).toFixed(2),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Skips the first round, which warms up. */
function median([, ...values]: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

runBench(main);
