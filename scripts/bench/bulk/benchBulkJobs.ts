import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../server/app/database/createDataSource';
import { Account } from '../../../server/domains/accounts/Account';
import { setBrochureIndex } from '../../../server/domains/brochures/writing/setBrochureIndex';
import type { BulkAction } from '../../../server/domains/bulk-jobs/BulkAction';
import { BulkJob } from '../../../server/domains/bulk-jobs/BulkJob';
import { doBulkJob } from '../../../server/domains/bulk-jobs/doBulkJob';
import { prepareBulkJob, type BulkJobWish } from '../../../server/domains/bulk-jobs/prepareBulkJob';
import { startBulkJob } from '../../../server/domains/bulk-jobs/startBulkJob';
import { undoBulkJob } from '../../../server/domains/bulk-jobs/undoBulkJob';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/startEmbeddedPostgres';
import type { RequestContext } from '../../../server/platform/context/RequestContext';
import { newDid } from '../../../server/shared/did';
import { toGlobalId } from '../../../server/shared/globalId';
import { benchContext } from '../benchContext';
import { prepareAds } from '../prepareAds';
import { runBench } from '../runBench';
import { withBenchFolder } from '../withBenchFolder';

const sizes = [50, 1_000, 10_000];
const everyPublished = { statuses: ['PUBLISHED' as const], types: ['LP_AD' as const, 'BLD_AD' as const] };

const wishes: readonly [string, BulkAction, Omit<BulkJobWish, 'action'>][] = [
  ['archive', 'ARCHIVE', {}],
  ['parking and last day', 'UPDATE', { fields: { parkingInfo: 'Behind the shop', validTo: '2099-12-24' } }],
  ['number', 'NUMBER', { numberFrom: 1 }],
];

/**
 * `npm run bench:bulk -- [--ads 100000] [--only archive] [--all] [--folder DIR]`: preview, run and undo of bulk jobs, and
 * how long a person waits for the change of another ad meanwhile, in a PostgreSQL of its own. `--all` takes all published
 * landing pages and listings by a filter, in place of chosen ads.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ...{ ads: { type: 'string', default: '100000' }, only: { type: 'string' }, folder: { type: 'string' } },
      all: { type: 'boolean', default: false },
    },
  });
  await withBenchFolder(values.folder, async (folder) => {
    const postgres = await startEmbeddedPostgres({ folder, database: 'bench' });
    try {
      const database = await createDataSource({ url: postgres.url, statementTimeoutMs: 0 }).initialize();
      console.log(`${await prepareAds(database, Number(values.ads))} ads\n`);
      await run(await administratorOf(database), values);
      await database.destroy();
    } finally {
      await postgres.stop();
    }
  });
}

async function administratorOf(database: DataSource): Promise<RequestContext> {
  const accounts = database.getRepository(Account);
  const email = `bulk-${newDid().toLowerCase()}@bench.example`;
  const account = await accounts.save(
    accounts.create({ did: newDid(), role: 'ADMINISTRATOR', email, passwordHash: 'none', vendorId: null }),
  );
  const context = benchContext(database, {
    accountId: account.id,
    role: 'ADMINISTRATOR',
    staffRole: 'ADMINISTRATOR',
    vendorId: null,
  });
  // mails are another benchmark
  const jobs = { ...context.jobs, enqueue: () => Promise.resolve(), enqueueAll: () => Promise.resolve() };
  return { ...context, jobs };
}

async function run(context: RequestContext, { only, all }: { only?: string | undefined; all: boolean }): Promise<void> {
  console.log('| Change | ads | preview s | run s | undo s | one edit meanwhile: median ms | worst ms |');
  console.log('| --- | --: | --: | --: | --: | --: | --: |');
  for (const [name, action, wish] of wishes.filter(([each]) => only === undefined || each === only)) {
    for (const size of all ? [null] : sizes) {
      if (action === 'NUMBER' && (size ?? 9999) > 9998) continue;
      const choice = size === null ? { filter: everyPublished } : { ids: await someAds(context, size) };
      let job: BulkJob | undefined;
      const preview = await secondsOf(async () => {
        job = await prepareBulkJob(context, { ...wish, action, ...choice });
        await finish(context, job.id);
      });
      const jobId = job?.id ?? 0;
      const edits = editMeanwhile(context);
      const seconds = await secondsOf(async () => {
        await startBulkJob(context, { id: jobId });
        await finish(context, jobId);
      });
      const { median, worst } = await edits.stop();
      const undo = await secondsOf(async () => {
        await undoBulkJob(context, { id: jobId });
        await finish(context, jobId);
      });
      const { changedCount } = await context.database.getRepository(BulkJob).findOneByOrFail({ id: jobId });
      const figures = [preview, seconds, undo].map((each) => each.toFixed(1));
      console.log(`| ${[name, changedCount, ...figures, median, worst].join(' | ')} |`);
    }
  }
}

/** A long job continues as another, which no queue takes up here. */
async function finish(context: RequestContext, jobId: number): Promise<void> {
  const jobs = context.database.getRepository(BulkJob);
  do await doBulkJob(context, { jobId });
  while (['CHECKING', 'RUNNING', 'UNDOING'].includes((await jobs.findOneByOrFail({ id: jobId })).state));
}

async function someAds({ database }: RequestContext, count: number): Promise<string[]> {
  const rows = await database.query<{ id: number }[]>(
    `SELECT id FROM brochures WHERE status = 'PUBLISHED' AND record_status AND type = 'LP_AD' ORDER BY title_sort_key LIMIT $1`,
    [count],
  );
  return rows.map(({ id }) => toGlobalId('Brochure', id));
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

/** Changes ads one by one, as a person would, until stopped. */
function editMeanwhile(context: RequestContext) {
  const times: number[] = [];
  const state = { isOver: false };
  const edits = (async () => {
    const ads = await context.database.query<{ id: number }[]>(
      `SELECT id FROM brochures WHERE record_status AND type NOT IN ('LP_AD', 'BLD_AD') LIMIT 500`,
    );
    for (let at = 0; !state.isOver; at = (at + 1) % ads.length) {
      const id = ads[at]?.id ?? 0;
      times.push(
        await secondsOf(async () => {
          await setBrochureIndex(context, { id, adIndex: (at % 9998) + 1 });
        }),
      );
      await pause(50);
    }
  })();
  return {
    async stop() {
      state.isOver = true;
      await edits;
      const sorted = times.map((seconds) => Math.round(seconds * 1000)).toSorted((one, other) => one - other);
      return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
    },
  };
}

runBench(main);
