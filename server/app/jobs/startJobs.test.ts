import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { removeUnusedFilesJob } from '../../domains/brochures/assets/files/removeUnusedFilesJob';
import { archiveExpiredBrochuresJob } from '../../domains/brochures/statuses/archiveExpiredBrochuresJob';
import { LoginAttempt } from '../../domains/accounts/signing-in/LoginAttempt';
import { Brochure } from '../../domains/brochures/Brochure';
import { mailCouponJob } from '../../domains/purchases/documents/mailCouponJob';
import { applyRetentionRulesJob } from '../../domains/retention/applyRetentionRulesJob';
import { makeStatisticPartitionsJob } from '../../domains/statistics/partitions/makeStatisticPartitionsJob';
import { SharedBrowser } from '../../platform/browser/SharedBrowser';
import { LocalFileStore } from '../../platform/file-store/LocalFileStore';
import { JobRun } from '../../platform/jobs/JobRun';
import type { JobDefinition } from '../../platform/jobs/JobQueue';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { queueMail } from '../../platform/mailer/queueMail';
import { eventually } from '../../test/eventually';
import { makeAsset } from '../../test/factories/makeAsset';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { useTestDatabase } from '../../test/testDatabase';
import { startJobs } from './startJobs';

const test = useTestDatabase();
const clock = { now: () => new Date('2026-11-20T10:00:00Z') };
const letter = { subject: 'Hello', text: 'Hello.', html: '<p>Hello.</p>' };
const folder = mkdtempSync(path.join(os.tmpdir(), 'local-offers-job-files-'));
const files = new LocalFileStore(folder);
let queue: Awaited<ReturnType<typeof startJobs>>;

beforeAll(async () => {
  queue = await startJobs({
    database: test.database,
    clock,
    logger: pino({ level: 'silent' }),
    files,
    mailTransport: null,
    mailSender: { publicUrl: 'https://offers.example', contactEmail: 'hello@offers.example' },
    identitySecret: 'a secret for tests that names nobody',
    wallets: { apple: null, google: null },
    outward: { badHosts: new Set() },
    backup: { folder: path.join(folder, 'backups'), s3: null, at: '02:17', trial: false, key: null },
    postOutside: () => Promise.reject(new Error('This test has no webhook.')),
    fetchOutside: () => Promise.reject(new Error('This test has no outside.')),
    getOutside: () => Promise.reject(new Error('This test has no outside.')),
    atdwApiKey: null,
    checkOutside: () => Promise.reject(new Error('This test has no link.')),
    browser: new SharedBrowser({ cacheFolder: folder }),
    runsJobs: true,
  });
});
afterAll(async () => {
  await queue.stop();
  rmSync(folder, { recursive: true });
});

const run = (job: JobDefinition<object>): Promise<void> =>
  test.database.transaction((manager) => queue.enqueue(manager, job, {}));

const becomesTrue = (condition: () => Promise<boolean>): Promise<void> =>
  eventually(() => expect(condition()).resolves.toBe(true));

describe('background work', () => {
  it('archives ads that ended 30 days ago', async () => {
    const { id } = await makeBrochure(test.database, { status: 'PUBLISHED', validTo: '2026-10-01' });
    await run(archiveExpiredBrochuresJob);
    await becomesTrue(() => test.database.getRepository(Brochure).existsBy({ id, archiveReason: 'EXPIRED' }));
  });

  it('removes only files that no ad has', async () => {
    const [used, unused] = [
      await files.put(Buffer.from('a'), 'text/plain'),
      await files.put(Buffer.from('b'), 'text/plain'),
    ];
    const { id: brochureId } = await makeBrochure(test.database);
    await makeAsset(test.database, { brochureId, sha256: used });
    const atOnce = { name: removeUnusedFilesJob.name };
    await test.database.transaction((manager) => queue.enqueue(manager, atOnce, { hashes: [used, unused] }));
    await becomesTrue(async () => !(await files.exists(unused)));
    expect(await files.exists(used)).toBe(true);
  });

  it('deletes failed sign-ins after 90 days', async () => {
    const attempts = test.database.getRepository(LoginAttempt);
    const hash = '0'.repeat(64);
    const failed = (time: string): Promise<unknown> =>
      attempts.insert({ accountHash: hash, addressHash: hash, failedAt: new Date(time) });
    await failed('2026-08-22T09:59:59Z');
    await failed('2026-08-22T10:00:01Z');
    await run(applyRetentionRulesJob);
    await becomesTrue(async () => (await attempts.count()) === 1);
  });

  it('holds mails in the outbox while there is no mail server', async () => {
    const mailId = await test.database.transaction((manager) =>
      queueMail(manager, { clock, jobs: queue }, { eventKey: 'held', to: 'kim@cafe.example', ...letter }),
    );
    await becomesTrue(() => test.database.getRepository(OutgoingMail).existsBy({ id: mailId ?? 0, state: 'HELD' }));
  });

  it('creates tables for the events of the coming months', async () => {
    await run(makeStatisticPartitionsJob);
    await becomesTrue(async () => {
      const [row] = await test.database.query<{ made: boolean }[]>(
        `SELECT to_regclass('statistic_events_2027_02') IS NOT NULL AS made`,
      );
      return row?.made === true;
    });
  });

  it('records its last run and the problem of it', async () => {
    const runs = test.database.getRepository(JobRun);
    const { name } = applyRetentionRulesJob;
    const before = (await runs.findOneByOrFail({ name })).runsCount;
    await run(applyRetentionRulesJob);
    await becomesTrue(async () => (await runs.findOneByOrFail({ name })).runsCount > before);
    expect(await runs.findOneByOrFail({ name })).toMatchObject({ lastOutcome: 'DONE', lastProblem: null });
    const wrong = { purchaseId: 'none' as never };
    await test.database.transaction((manager) => queue.enqueue(manager, mailCouponJob, wrong));
    await becomesTrue(() => runs.existsBy({ name: mailCouponJob.name, failuresCount: 1 }));
    const failed = await runs.findOneByOrFail({ name: mailCouponJob.name });
    expect(failed.lastOutcome).toBe('FAILED');
    expect(failed.lastProblem).toContain('invalid input syntax');
  });

  it('has a schedule', async () => {
    const timetable = await test.database.query<{ name: string; cron: string; timezone: string }[]>(
      'SELECT name, cron, timezone FROM job_queue.schedule ORDER BY name',
    );
    expect(timetable).toEqual([
      { name: 'archive-expired-brochures', cron: '7 * * * *', timezone: 'UTC' },
      { name: 'back-up', cron: '17 2 * * *', timezone: 'Australia/Brisbane' },
      { name: 'check-links', cron: '23 * * * *', timezone: 'Australia/Brisbane' },
      { name: 'deliver-webhooks', cron: '* * * * *', timezone: 'UTC' },
      { name: 'fetch-atdw-pictures', cron: '*/10 * * * *', timezone: 'UTC' },
      { name: 'fold-brochure-counts', cron: '*/15 * * * *', timezone: 'UTC' },
      { name: 'forget-what-is-old', cron: '40 3 * * *', timezone: 'Australia/Brisbane' },
      { name: 'hide-stale-atdw', cron: '35 * * * *', timezone: 'UTC' },
      { name: 'mail-starts', cron: '12 * * * *', timezone: 'UTC' },
      { name: 'make-statistic-partitions', cron: '50 3 * * *', timezone: 'Australia/Brisbane' },
      { name: 'move-merged-events', cron: '41 * * * *', timezone: 'UTC' },
      { name: 'note-dated-changes', cron: '* * * * *', timezone: 'UTC' },
      { name: 'reconcile-atdw', cron: '15 1 * * 0', timezone: 'Australia/Brisbane' },
      { name: 'record-ended-viewings', cron: '*/5 * * * *', timezone: 'UTC' },
      { name: 'recover-interrupted-mails', cron: '* * * * *', timezone: 'UTC' },
      { name: 'refresh-printed-maps', cron: '20 3 * * *', timezone: 'Australia/Brisbane' },
      { name: 'remind-of-coupons', cron: '10 8 * * *', timezone: 'Australia/Brisbane' },
      { name: 'remind-of-ends', cron: '30 8 * * *', timezone: 'Australia/Brisbane' },
      { name: 'return-unconfirmed-coupons', cron: '* * * * *', timezone: 'UTC' },
      { name: 'send-digests', cron: '0 7 * * 4', timezone: 'Australia/Brisbane' },
      { name: 'send-monthly-reports', cron: '30 9 1-7 * *', timezone: 'Australia/Brisbane' },
      { name: 'sync-atdw', cron: '15 1 * * 1-6', timezone: 'Australia/Brisbane' },
      { name: 'tell-waiting', cron: '*/5 * * * *', timezone: 'UTC' },
    ]);
  });
});
