import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../server/app/database/createDataSource';
import { findFreePort } from '../../../server/platform/embedded-postgres/findFreePort';
import { findServerProcess } from '../../../server/platform/embedded-postgres/findServerProcess';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/startEmbeddedPostgres';
import { readAssignments } from '../readAssignments';
import { runBench } from '../runBench';
import { clusterCpuTime, cpuTime } from '../servers/cpuTime';
import { startMailSink } from '../servers/startMailSink';
import type { StartedServer } from '../servers/startServer';
import { withBenchFolder } from '../withBenchFolder';
import { editAds } from './editAds';
import { LoadDriver } from './LoadDriver';
import { prepareLoadWorld, type LoadWorld } from './LoadWorld';
import { readProcessFigures } from './readProcessFigures';
import { startLoadSite } from './startLoadSite';
import type { Tally } from './Tally';
import { requestsOfVisitors } from './visits';

/**
 * `npm run bench:load -- [--ads 20000] [--rate 10] [--duration 300] [--edits 120] [--set NAME=VALUE]… [--folder DIR]`: the mix of requests of visitors (`visits.ts`) to the built site with its own database, jobs and mails,
 * so many a second, and an ad edited every so many seconds. Prints a line a minute, then a line for each kind of request.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ads: { type: 'string', default: '20000' },
      rate: { type: 'string', default: '10' },
      duration: { type: 'string', default: '300' },
      edits: { type: 'string', default: '120' },
      set: { type: 'string', multiple: true, default: [] },
      folder: { type: 'string' },
    },
  });
  const settings = readAssignments(values.set);
  await withBenchFolder(values.folder, async (folder) => {
    const opened: (() => Promise<unknown>)[] = [];
    try {
      const postgres = await startEmbeddedPostgres({ folder, database: 'bench' });
      opened.unshift(() => postgres.stop());
      const database = await createDataSource({ url: postgres.url, poolSize: 1, statementTimeoutMs: 0 }).initialize();
      opened.unshift(() => database.destroy());
      const world = await prepareLoadWorld(database, Number(values.ads));
      const mails = await startMailSink();
      opened.unshift(() => mails.stop());
      const port = await findFreePort();
      const url = `http://127.0.0.1:${String(port)}`;
      const site = await startLoadSite(
        { folder, port, databaseUrl: postgres.url },
        { SMTP_URL: mails.url, MAIL_FROM: 'hello@offers.example', ...settings },
      );
      opened.unshift(() => site.stop());
      const postmaster = findServerProcess(path.join(folder, 'pg18'))?.pid ?? 0;
      await run({ site, url, database, postmaster }, world, {
        rate: Number(values.rate),
        seconds: Number(values.duration),
        editsEveryMs: Number(values.edits) * 1_000,
      });
    } finally {
      for (const close of opened) await close();
    }
  });
}

interface Site {
  site: StartedServer;
  url: string;
  database: DataSource;
  postmaster: number;
}

async function run(
  site: Site,
  world: LoadWorld,
  { rate, seconds, editsEveryMs }: { rate: number; seconds: number; editsEveryMs: number },
): Promise<void> {
  const driver = new LoadDriver(site.site.port, requestsOfVisitors(world));
  const over = new AbortController();
  const work = Promise.all([
    driver.run(rate, seconds, over.signal).finally(() => over.abort()),
    editAds(site.url, world, driver, { everyMs: editsEveryMs, stop: over.signal }),
    reportMinutes(site, driver, over.signal),
  ]);
  await work.finally(() => over.abort());
  console.log('\n| Request | number | p50 ms | p95 | p99 | 503 | failed |');
  console.log('| --- | --: | --: | --: | --: | --: | --: |');
  for (const [kind, tally] of [...driver.kinds].toSorted(([one], [other]) => one.localeCompare(other))) {
    console.log(
      `| ${[kind, tally.count, ...timesOf(tally, [0.5, 0.95, 0.99]), tally.refused, tally.failed].join(' | ')} |`,
    );
  }
}

/** A line each minute, and one at the end. */
async function reportMinutes(
  { site, url, database, postmaster }: Site,
  driver: LoadDriver,
  over: AbortSignal,
): Promise<void> {
  const begun = performance.now();
  let before = { at: begun, site: cpuTime(site.pid), database: clusterCpuTime(postmaster) };
  console.log(
    '| min | requests | p50 ms | p95 | 503 | failed | resident MB | heap | external | files open | resources | sessions | lag p99, most ms | site % of a core | PostgreSQL % | database MB |',
  );
  console.log(`|${' --: |'.repeat(16)}`);
  while (!over.aborted) {
    await pause(60_000, undefined, { signal: over }).catch(() => undefined);
    const now = { at: performance.now(), site: cpuTime(site.pid), database: clusterCpuTime(postmaster) };
    const percent = (part: 'site' | 'database'): string =>
      ((100 * (now[part] - before[part])) / (now.at - before.at)).toFixed(1);
    const tally = driver.takeMinute();
    const figures = await readProcessFigures(url, database);
    const cells = [
      ...[
        ((now.at - begun) / 60_000).toFixed(1),
        tally.count,
        ...timesOf(tally, [0.5, 0.95]),
        tally.refused,
        tally.failed,
      ],
      ...[figures.residentMb, figures.heapMb, figures.externalMb, figures.descriptors, figures.resources],
      ...[figures.connections, figures.lagMs.join(', '), percent('site'), percent('database'), figures.databaseMb],
    ];
    console.log(`| ${cells.join(' | ')} |`);
    before = now;
  }
}

const timesOf = (tally: Tally, shares: number[]): number[] => shares.map((share) => tally.percentile(share));

runBench(main);
