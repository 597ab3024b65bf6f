import { createHash } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../server/app/database/createDataSource';
import type { NewStatisticEvent } from '../../../server/domains/statistics/recording/NewStatisticEvent';
import { StatisticEventQueue } from '../../../server/domains/statistics/recording/StatisticEventQueue';
import { StatisticEventCode } from '../../../server/domains/statistics/StatisticEventCode';
import { findServerProcess } from '../../../server/platform/embedded-postgres/findServerProcess';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/startEmbeddedPostgres';
import { prepareAds } from '../prepareAds';
import { runBench } from '../runBench';
import { clusterCpuTime, cpuTime } from '../servers/cpuTime';
import { withBenchFolder } from '../withBenchFolder';

interface Round {
  name: string;
  /** the events are of so many different ads */
  ads: number;
  /** how many are reported at one moment */
  atOnce: number;
}

const rounds: readonly Round[] = [
  { name: 'views of all ads', ads: Infinity, atOnce: 1_000 },
  { name: 'views of 100 ads', ads: 100, atOnce: 1_000 },
  { name: 'views of all ads, 50 at a moment', ads: Infinity, atOnce: 50 },
];

/**
 * `npm run bench:events -- [--ads 10000] [--events 20000] [--folder DIR]`: views of ads as the site records them, in a
 * PostgreSQL of its own: processor time of this process and of PostgreSQL, and what they need on disk.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ads: { type: 'string', default: '10000' },
      events: { type: 'string', default: '20000' },
      folder: { type: 'string' },
    },
  });
  await withBenchFolder(values.folder, async (folder) => {
    const postgres = await startEmbeddedPostgres({ folder, database: 'bench' });
    const postmaster = findServerProcess(path.join(folder, 'pg18'))?.pid;
    try {
      const database = await createDataSource({ url: postgres.url, statementTimeoutMs: 0 }).initialize();
      console.log(`${await prepareAds(database, Number(values.ads))} ads\n`);
      console.log(
        '| Events | a second | ms of this process for 1,000 | ms of PostgreSQL | bytes each | bytes of WAL |',
      );
      console.log('| --- | --: | --: | --: | --: | --: |');
      for (const round of rounds) {
        console.log(`| ${(await measure(database, postmaster ?? 0, round, Number(values.events))).join(' | ')} |`);
      }
      await database.destroy();
    } finally {
      await postgres.stop();
    }
  });
}

async function measure(
  database: DataSource,
  postmaster: number,
  { name, ads, atOnce }: Round,
  count: number,
): Promise<(string | number)[]> {
  const rows = await database.query<{ id: number }[]>(
    `SELECT id FROM brochures WHERE record_status AND status = 'PUBLISHED' ORDER BY id`,
  );
  const ids = rows.map(({ id }) => id).slice(0, ads);
  const queue = StatisticEventQueue.of(database);
  const [size, wal] = [await sizeOfEvents(database), await walPosition(database)];
  const before = [cpuTime(process.pid), clusterCpuTime(postmaster)] as const;
  const begun = performance.now();
  for (let at = 0; at < count; at += atOnce) {
    await queue.record(Array.from({ length: atOnce }, (_, number) => eventOf(ids, at + number, name)));
  }
  const seconds = (performance.now() - begun) / 1_000;
  const perThousand = 1_000 / count;
  return [
    name,
    Math.round(count / seconds),
    ((cpuTime(process.pid) - before[0]) * perThousand).toFixed(1),
    ((clusterCpuTime(postmaster) - before[1]) * perThousand).toFixed(1),
    Math.round(((await sizeOfEvents(database)) - size) / count),
    Math.round(((await walPosition(database)) - wal) / count),
  ];
}

/** Each of another device. The ads come in no order, as visitors open them. */
function eventOf(ids: readonly number[], number: number, round: string): NewStatisticEvent {
  return {
    brochureId: ids[(number * 7_919) % ids.length] ?? 0,
    eventCode: StatisticEventCode.DETAIL_PAGE_VIEW,
    eventDateTime: new Date(),
    deviceHash: createHash('sha256')
      .update(`${round} ${String(number)}`)
      .digest('hex'),
    accountId: null,
    vendorId: null,
    mayCount: true,
  };
}

/** Of all its partitions, with their indexes. */
async function sizeOfEvents(database: DataSource): Promise<number> {
  const [row] = await database.query<{ bytes: string }[]>(
    `SELECT sum(pg_total_relation_size(relid)) AS bytes FROM pg_partition_tree('statistic_events')`,
  );
  return Number(row?.bytes);
}

async function walPosition(database: DataSource): Promise<number> {
  const [row] = await database.query<{ bytes: string }[]>(
    `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS bytes`,
  );
  return Number(row?.bytes);
}

runBench(main);
