import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../server/app/database/createDataSource';
import { Account } from '../../../server/domains/accounts/Account';
import { figuresOfAds } from '../../../server/domains/activity-reports/figuresOfAds';
import { setBrochureIndex } from '../../../server/domains/brochures/writing/setBrochureIndex';
import { BrochureList } from '../../../server/domains/browsing/lists/BrochureList';
import { approveReviews } from '../../../server/domains/bulk-jobs/approvals/approveReviews';
import { BulkJob } from '../../../server/domains/bulk-jobs/BulkJob';
import { doBulkJob } from '../../../server/domains/bulk-jobs/doBulkJob';
import { prepareBulkJob } from '../../../server/domains/bulk-jobs/prepareBulkJob';
import { startBulkJob } from '../../../server/domains/bulk-jobs/startBulkJob';
import { undoBulkJob } from '../../../server/domains/bulk-jobs/undoing/undoBulkJob';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/startEmbeddedPostgres';
import type { RequestContext } from '../../../server/platform/context/RequestContext';
import { newDid } from '../../../server/shared/did';
import { benchContext } from '../benchContext';
import { prepareAds } from '../prepareAds';
import { runBench } from '../runBench';
import { withBenchFolder } from '../withBenchFolder';
import { bulkCases, someAds, titleOfApproved } from './bulkCases';
import { repeatMeanwhile } from './repeatMeanwhile';

const usualSizes = '50,1000,10000';
const everyPublished = { statuses: ['PUBLISHED' as const], types: ['LP_AD' as const, 'BLD_AD' as const] };

/**
 * `npm run bench:bulk -- [--ads 100000] [--only archive] [--sizes 50,1000] [--all] [--folder DIR]`: preview, run and undo
 * of bulk jobs, and how long a person waits meanwhile for the change of another ad and for a page of the list, in a
 * PostgreSQL of its own. `--all` takes all published landing pages and listings by a filter, in place of chosen ads.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ...{ ads: { type: 'string', default: '100000' }, only: { type: 'string' }, folder: { type: 'string' } },
      ...{ all: { type: 'boolean', default: false }, sizes: { type: 'string', default: usualSizes } },
    },
  });
  await withBenchFolder(values.folder, async (folder) => {
    const postgres = await startEmbeddedPostgres({ folder, database: 'bench' });
    try {
      const database = await createDataSource({ url: postgres.url, statementTimeoutMs: 0 }).initialize();
      console.log(`${await prepareAds(database, Number(values.ads))} ads\n`);
      await run(await administratorOf(database), { ...values, sizes: values.sizes.split(',').map(Number) });
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
  // the demo keeps mails in its outbox
  return { ...context, jobs, isDemo: true };
}

interface Choice {
  only?: string | undefined;
  sizes: readonly number[];
  all: boolean;
}

async function run(context: RequestContext, { only, sizes, all }: Choice): Promise<void> {
  const { database } = context;
  console.log(
    '| Change | ads | preview s | run s | undo s | edit: median ms | worst | page of a list: median ms | worst |',
  );
  console.log('| --- | --: | --: | --: | --: | --: | --: | --: | --: |');
  const cases = await bulkCases(database);
  for (const { name, action, wish, begin } of cases.filter((each) => only === undefined || each.name === only)) {
    for (const size of all ? [null] : sizes) {
      if (action === 'NUMBER' && (size ?? 9999) > 9998) continue;
      // a queue has no filter for these ads, unless they got a title of their own
      if (action === 'APPROVE' && size === null) continue;
      const choice = size === null ? { filter: everyPublished } : { ids: await someAds(database, size, begin) };
      let job: BulkJob | undefined;
      const preview = await secondsOf(async () => {
        job =
          action === 'APPROVE'
            ? await approveReviews(context, { queue: { q: titleOfApproved(size ?? 0) } })
            : await prepareBulkJob(context, { ...wish, action, ...choice });
        await finish(context, job.id);
      });
      const jobId = job?.id ?? 0;
      const edits = await editMeanwhile(context);
      const reads = readMeanwhile(context);
      const seconds = await secondsOf(async () => {
        await startBulkJob(context, { id: jobId });
        await finish(context, jobId);
      });
      const [edit, read] = [await edits.stop(), await reads.stop()];
      const undo = async (): Promise<void> => {
        await undoBulkJob(context, { id: jobId });
        await finish(context, jobId);
      };
      const { changedCount } = await database.getRepository(BulkJob).findOneByOrFail({ id: jobId });
      const times = [preview, seconds].map((each) => each.toFixed(1));
      // a mail cannot be taken back
      const figures = [...times, action === 'REPORT' ? '–' : (await secondsOf(undo)).toFixed(1)];
      console.log(
        `| ${[name, changedCount, ...figures, edit.median, edit.worst, read.median, read.worst].join(' | ')} |`,
      );
    }
  }
}

/** A long job continues as another, which no queue takes up here. */
async function finish(context: RequestContext, jobId: number): Promise<void> {
  const jobs = context.database.getRepository(BulkJob);
  do await doBulkJob({ ...context, figures: figuresOfAds(context) }, { jobId });
  while (['CHECKING', 'RUNNING', 'UNDOING'].includes((await jobs.findOneByOrFail({ id: jobId })).state));
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

/** Changes ads one by one. */
async function editMeanwhile(context: RequestContext) {
  const ads = await context.database.query<{ id: number }[]>(
    `SELECT id FROM brochures WHERE record_status AND type NOT IN ('LP_AD', 'BLD_AD') LIMIT 500`,
  );
  return repeatMeanwhile(async (round) => {
    const id = ads[round % ads.length]?.id ?? 0;
    await setBrochureIndex(context, { id, adIndex: (round % 9998) + 1 });
  });
}

/** Reads the first page of the list as visitors do. */
function readMeanwhile(context: RequestContext) {
  const visitor = { ...context, viewer: null };
  return repeatMeanwhile(async () => {
    const list = await BrochureList.prepare(visitor, {}, null);
    const page = { size: 24, offset: 0, after: null, before: null, reading: 'FORWARD' as const };
    const { sql, values } = list.pageStatement(page);
    await context.database.query(sql, values);
  });
}

runBench(main);
