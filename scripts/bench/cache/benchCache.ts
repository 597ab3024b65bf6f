import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createDataSource } from '../../../server/app/database/createDataSource';
import { findFreePort } from '../../../server/platform/embedded-postgres/findFreePort';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/startEmbeddedPostgres';
import { askServer } from '../servers/askServer';
import { measureRound, type Round } from '../servers/measureRound';
import { startServer, type StartedServer } from '../servers/startServer';
import { prepareAds } from '../prepareAds';
import { runBench } from '../runBench';
import { withBenchFolder } from '../withBenchFolder';
import type { CacheSubject } from './CacheSubject';
import { introduction, cacheSubjects } from './cacheSubjects';

const rounds = 9;
const requests = 2_000;
const ads = 10_000;

/**
 * `npm run bench:cache -- [--folder DIR]`: response cache benchmark against a static response; alternating rounds,
 * medians. Reads processor time from /proc, so it runs on Linux only.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { folder: { type: 'string' } } });
  await withBenchFolder(values.folder, benchCache);
}

async function benchCache(folder: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ folder, database: 'bench' });
  const opened: { stop(): Promise<void> }[] = [postgres];
  try {
    const database = await createDataSource({ url: postgres.url, poolSize: 2, statementTimeoutMs: 0 }).initialize();
    await prepareAds(database, ads);
    await database.destroy();
    const server = await startServer(path.join(__dirname, 'cacheBenchServer.js'), await findFreePort(), {
      DATABASE_URL: postgres.url,
      ACCESS_TOKEN_SECRET: 'a secret that only this measurement knows',
      PUBLIC_URL: 'http://127.0.0.1',
      DATA_DIR: path.join(folder, 'site'),
      RATE_LIMIT_READS: '1000000',
    });
    opened.unshift(server);
    await askServer(new http.Agent(), server.port, introduction);
    const postmaster = Number(readFileSync(path.join(postgres.cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
    console.log('| Response | cached, CPU µs | static, CPU µs | cached, per second | static, per second | ratio |');
    console.log('| --- | --: | --: | --: | --: | --: |');
    for (const subject of cacheSubjects) console.log(await compare(server, postmaster, subject));
  } finally {
    for (const each of opened) await each.stop();
  }
}

async function compare(server: StartedServer, postmaster: number, subject: CacheSubject): Promise<string> {
  const { name, request, constant } = subject;
  const taken: { cached: Round[]; constant: Round[] } = { cached: [], constant: [] };
  for (let round = 0; round <= rounds; round += 1) {
    taken.cached.push(await measureRound(server, postmaster, [request], requests));
    taken.constant.push(
      await measureRound(server, postmaster, [{ ...request, path: `/constant/${constant}` }], requests),
    );
  }
  const micro = (of: Round[]) => median(of.map(({ serverMs, databaseMs }) => 1000 * (serverMs + databaseMs)));
  const rate = (of: Round[]) => median(of.map(({ perSecond }) => perSecond));
  const cells = [
    name,
    micro(taken.cached).toFixed(0),
    micro(taken.constant).toFixed(0),
    rate(taken.cached).toFixed(0),
    rate(taken.constant).toFixed(0),
    (micro(taken.constant) / micro(taken.cached)).toFixed(2),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Skips the first round, which warms up. */
function median([, ...values]: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

runBench(main);
