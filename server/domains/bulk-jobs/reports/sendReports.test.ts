import type { RequestContext } from '../../../platform/context/RequestContext';
import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import { optOutOfMail } from '../../../platform/mailer/opt-outs/optOutOfMail';
import { optOutTokenOf } from '../../../platform/mailer/opt-outs/optOutTokens';
import { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import { toGlobalId } from '../../../shared/globalId';
import { countStatements } from '../../../test/database/countStatements';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCallers } from '../../../test/factories/makeCallers';
import { makeVendor } from '../../../test/factories/makeVendor';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { figuresOfAds } from '../../activity-reports/figuresOfAds';
import type { Brochure } from '../../brochures/Brochure';
import { StatisticEvent } from '../../statistics/StatisticEvent';
import { BulkJob } from '../BulkJob';
import { doBulkJob } from '../doBulkJob';
import { listBulkJobRows } from '../listBulkJobRows';
import { prepareBulkJob } from '../prepareBulkJob';
import { startBulkJob } from '../startBulkJob';
import { undoBulkJob } from '../undoing/undoBulkJob';

const test = useTestDatabase();
const now = new Date('2026-11-20T10:00:00Z');
let administrator: RequestContext;
let figures: ReturnType<typeof figuresOfAds>;

beforeAll(async () => {
  ({ administrator } = await makeCallers(test.database, now));
  // the demo keeps mails in its outbox
  administrator = makeContext({ ...administrator, isDemo: true });
  figures = figuresOfAds(administrator);
});

const idsOf = (ads: readonly Brochure[]) => ads.map(({ id }) => toGlobalId('Brochure', id));
const rowsOf = async (jobId: number) =>
  (await listBulkJobRows(administrator, { jobId, first: 100 })).edges.map(({ item }) => item);
const mails = () => test.database.getRepository(OutgoingMail).find({ order: { id: 'ASC' } });
const work = (jobId: number) => doBulkJob({ ...administrator, figures }, { jobId });
const jobOf = (id: number) => test.database.getRepository(BulkJob).findOneByOrFail({ id });

async function prepare(ads: readonly Brochure[]): Promise<BulkJob> {
  const { id } = await prepareBulkJob(administrator, { action: 'REPORT', ids: idsOf(ads) });
  await work(id);
  return jobOf(id);
}

async function company(companyName: string, logins: number) {
  const { id: vendorId } = await makeVendor(test.database, { companyName });
  const accounts = [];
  for (let count = 0; count < logins; count += 1) {
    accounts.push(await makeAccount(test.database, { role: 'VENDOR', vendorId }));
  }
  const own = async (title: string, views: number): Promise<Brochure> => {
    const ad = await makeBrochure(test.database, { vendorId, title, status: 'PUBLISHED' });
    const event = { brochureId: ad.id, eventDateTime: new Date('2026-10-10T02:00:00Z'), counted: true };
    for (let count = 0; count < views; count += 1) {
      await test.database.getRepository(StatisticEvent).insert({ ...event, eventCode: 'DETAIL_PAGE_VIEW' });
    }
    return ad;
  };
  return { accounts, own };
}

async function unsubscribe(email: string): Promise<void> {
  const { identitySecret } = administrator;
  await optOutOfMail({ ...administrator }, { token: optOutTokenOf(identitySecret, email) });
}

beforeEach(() => test.database.query('TRUNCATE brochures, bulk_jobs, audit_log_entries, outgoing_mails CASCADE'));

it('says who would get the figures and who would not, then mails each login once about all of the ads', async () => {
  const [tern, reef, quiet] = [await company('Tern', 2), await company('Reef', 1), await company('Quiet', 1)];
  await unsubscribe(tern.accounts[1]?.email ?? '');
  await unsubscribe(reef.accounts[0]?.email ?? '');
  const ads = [
    await tern.own('Breakfast', 3),
    await tern.own('Lunch', 1),
    await reef.own('Dive', 2),
    await quiet.own('Unseen', 0),
    await makeBrochure(test.database, { title: 'Of nobody', contactEmail: 'shop@reef.example' }),
  ];
  await tern.own('Not chosen', 5);
  const tried = await prepare(ads);
  expect(tried).toMatchObject({ state: 'CHECKED', changedCount: 2, refusedCount: 3 });
  const recipients = 'Tern: 1 of 2 logins, the others have unsubscribed';
  expect(await rowsOf(tried.id)).toMatchObject([
    { outcome: 'CHANGED', after: { recipients } },
    { outcome: 'CHANGED', after: { recipients } },
    { outcome: 'REFUSED', message: 'Whoever keeps this ad has unsubscribed from reports.' },
    { outcome: 'REFUSED', message: expect.stringMatching(/^None of the chosen ads of Quiet had visitors/) as string },
    { outcome: 'REFUSED', message: expect.stringMatching(/^No login keeps this ad/) as string },
  ]);
  expect(await mails()).toEqual([]);

  await startBulkJob(administrator, { id: tried.id });
  await work(tried.id);
  expect(await jobOf(tried.id)).toMatchObject({ state: 'DONE', changedCount: 2, refusedCount: 3 });
  const sent = await mails();
  expect(sent.map(({ recipient }) => recipient)).toEqual([tern.accounts[0]?.email]);
  expect(sent[0]?.subject).toBe('Your ads in October 2026: the figures');
  expect(sent[0]?.text).toContain('the figures of 2 of your ads');
  expect(sent[0]?.text).toMatch(/^Breakfast \(\d+\) +3 +0 +0$/m);
  expect(sent[0]?.text).toMatch(/^Lunch \(\d+\) +1 +0 +0$/m);
  expect(sent[0]?.text).not.toContain('Not chosen');
  expect(sent[0]?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  const lines = await test.database.getRepository(AuditLogEntry).findBy({ action: 'sendActivityReport' });
  expect(lines).toMatchObject([1, 2].map(() => ({ bulkJobId: tried.id, after: { recipients } })));
});

it('never mails twice for one job, whoever does its rows again, and has no undo', async () => {
  const tern = await company('Tern', 1);
  const tried = await prepare([await tern.own('Breakfast', 1), await tern.own('Lunch', 1)]);
  await startBulkJob(administrator, { id: tried.id });
  await Promise.all([work(tried.id), work(tried.id)]);
  expect(await mails()).toHaveLength(1);
  // as if the server had been killed before it knew
  await test.database.query(`UPDATE bulk_job_rows SET outcome = 'WAITING'`);
  await test.database.query(`UPDATE bulk_jobs SET state = 'RUNNING', changed_count = 0`);
  await work(tried.id);
  expect(await mails()).toHaveLength(1);
  expect(await jobOf(tried.id)).toMatchObject({ state: 'DONE', changedCount: 2 });
  await expect(undoBulkJob(administrator, { id: tried.id })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('cannot be taken back') as string,
  });
});

it('takes as many statements for many ads of a company as for few', async () => {
  const statements = [];
  for (const count of [5, 60]) {
    const [tern, reef] = [await company('Tern', 1), await company('Reef', 1)];
    const ads = [];
    for (let made = 0; made < count; made += 1) ads.push(await tern.own('Lunch', 1), await reef.own('Dive', 1));
    const { id } = await prepare(ads);
    await startBulkJob(administrator, { id });
    statements.push((await countStatements(() => work(id))).length);
    expect(await jobOf(id)).toMatchObject({ state: 'DONE', changedCount: 2 * count });
  }
  expect(statements[1]).toBe(statements[0]);
  expect(await mails()).toHaveLength(4);
});

it('mails to twenty companies in a transaction, and to each once', async () => {
  const ads = [];
  for (let made = 0; made < 21; made += 1) {
    const { own } = await company(`Company ${made}`, 1);
    ads.push(await own('Lunch', 1), await own('Dinner', 1));
  }
  const { id } = await prepare(ads);
  await startBulkJob(administrator, { id });
  const mailed: number[] = [];
  const queue: typeof figures.queue = async (manager, key, given) => {
    const [row] = await manager.query<{ id: string }[]>('SELECT pg_current_xact_id()::text AS id');
    mailed.push(Number(row?.id));
    await figures.queue(manager, key, given);
  };
  await doBulkJob({ ...administrator, figures: { ...figures, queue } }, { jobId: id });
  expect([...new Set(mailed)].map((each) => mailed.filter((other) => other === each).length)).toEqual([20, 1]);
  expect(await mails()).toHaveLength(21);
});

it('forgets the mails of a batch that was cut short with its rows', async () => {
  const tern = await company('Tern', 1);
  const tried = await prepare([await tern.own('Breakfast', 1)]);
  await startBulkJob(administrator, { id: tried.id });
  const cut = { ...figures, queue: () => Promise.reject(new Error('killed')) };
  await expect(doBulkJob({ ...administrator, figures: cut }, { jobId: tried.id })).rejects.toThrow('killed');
  expect(await mails()).toEqual([]);
  expect(await rowsOf(tried.id)).toMatchObject([{ outcome: 'WAITING' }]);
  await work(tried.id);
  expect(await mails()).toHaveLength(1);
});

it('needs a trial, a mail server, and an editor', async () => {
  const tern = await company('Tern', 1);
  const ads = [await tern.own('Breakfast', 1)];
  await expect(
    prepareBulkJob(administrator, { action: 'REPORT', ids: idsOf(ads), startsAtOnce: true }),
  ).rejects.toMatchObject({ errors: [{ field: 'startsAtOnce', code: 'NEEDS_TRIAL' }] });
  const { id } = await prepare(ads);
  const reviewer = viewerOf(await makeAccount(test.database, { staffRole: 'REVIEWER' }));
  await expect(startBulkJob(makeContext({ ...administrator, viewer: reviewer }), { id })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(startBulkJob(makeContext({ ...administrator, isDemo: false }), { id })).rejects.toMatchObject({
    message: expect.stringContaining('No mail server') as string,
  });
});
