import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createDataSource } from '../../../server/app/database/createDataSource';
import { findFreePort } from '../../../server/platform/embedded-postgres/findFreePort';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/startEmbeddedPostgres';
import { prepareAds } from '../prepareAds';
import { runBench } from '../runBench';
import { withBenchFolder } from '../withBenchFolder';
import { apiScenarios } from './apiScenarios';
import { compareServers } from './compareServers';
import { describeComparison, tableHead } from './describeComparison';
import { prepareSubjects } from './prepareSubjects';
import { startServer } from '../servers/startServer';

/**
 * `npm run bench:api -- [--ads 10000,100000] [--folder DIR] [--only TEXT]`: our uncached responses against those of a
 * bare server. Each server is a process of its own; both use one PostgreSQL. Processor time comes from /proc, so it
 * runs on Linux only. With --folder the data are kept for the next run.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ads: { type: 'string', default: '10000,100000' },
      folder: { type: 'string' },
      only: { type: 'string', default: '' },
    },
  });
  await withBenchFolder(values.folder, async (folder) => {
    for (const ads of values.ads.split(',').map(Number)) {
      await benchSize(path.join(folder, `ads-${ads}`), ads, values.only);
    }
  });
}

async function benchSize(folder: string, ads: number, only: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const postgres = await startEmbeddedPostgres({ folder, database: 'bench' });
  const opened: { stop(): Promise<void> }[] = [postgres];
  try {
    const database = await createDataSource({ url: postgres.url, poolSize: 2, statementTimeoutMs: 0 }).initialize();
    // autovacuum would slow down the server under measurement
    await database.query('ALTER SYSTEM SET autovacuum = off');
    await database.query('SELECT pg_reload_conf()');
    console.log(`\n## ${(await prepareAds(database, ads)).toLocaleString('en')} ads\n\n${tableHead}`);
    const secret = 'a secret that only this measurement knows';
    const subjects = await prepareSubjects(database, secret);
    await database.destroy();

    const shared = { DATABASE_URL: postgres.url, ACCESS_TOKEN_SECRET: secret };
    const bare = await startServer(path.join(__dirname, 'bare/bareServer.js'), await findFreePort(), shared);
    opened.unshift(bare);
    const ours = await startServer(path.resolve(__dirname, '../../../server/main.js'), await findFreePort(), {
      ...shared,
      PUBLIC_URL: 'http://127.0.0.1',
      DATA_DIR: path.join(folder, 'site'),
      RATE_LIMIT_READS: '1000000',
      RESPONSE_CACHE_MB: '0',
    });
    opened.unshift(ours);
    const postmaster = Number(readFileSync(path.join(postgres.cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
    for (const scenario of apiScenarios(subjects).filter(({ name }) => name.includes(only))) {
      const comparison = await compareServers({ ours, bare, postmaster }, scenario);
      console.log(describeComparison(scenario, comparison));
    }
  } finally {
    for (const each of opened) await each.stop();
  }
}

runBench(main);
