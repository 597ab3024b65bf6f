import type { DataSource } from 'typeorm';
import { Brochure } from '../../server/domains/brochures/Brochure';
import { StatisticEvent } from '../../server/domains/statistics/StatisticEvent';
import { JobRun } from '../../server/platform/jobs/JobRun';
import { deliverMailJob } from '../../server/platform/mailer/delivery/deliverMailJob';
import { OutgoingMail } from '../../server/platform/mailer/OutgoingMail';
import { addDays } from '../../shared/dates/addDays';
import { calendarDay } from '../../server/shared/dates/calendarDay';
import { eventually } from '../../server/test/eventually';
import { makeAccount, testPassword } from '../../server/test/factories/makeAccount';
import { makeBrochure } from '../../server/test/factories/makeBrochure';
import { makeVendor } from '../../server/test/factories/makeVendor';
import { startMailServer, type MailServer } from '../../server/test/programs/startMailServer';
import { useTestDatabase } from '../../server/test/testDatabase';
import { patienceMs } from '../support/browser/patience';
import { askApi } from '../support/askApi';
import { startSite, type Site } from '../support/site/startSite';

const jobs = ['archive-expired-brochures', 'remind-of-ends', 'send-monthly-reports', 'forget-what-is-old'];
const gate = 4711;
const [ended, ending, signIns] = [600, 12, 1500];

/** Power cuts during work: one inside transactions, one between a mail server's acceptance and our record of it. */
describe('unfinished work of a killed server', () => {
  const test = useTestDatabase();
  let mails: MailServer;
  let site: Site;

  beforeAll(async () => {
    mails = await startMailServer();
    await makeWork(test.database);
    site = await open();
  });

  afterAll(async () => {
    await site.stop();
    await mails.stop();
  });

  const open = (): Promise<Site> =>
    startSite({
      ...{ DATABASE_URL: test.url, SMTP_URL: mails.url, MAIL_FROM: 'Local Offers <hello@offers.example>' },
      // the ids of mails derive from it, so it survives the server, as in production
      ACCESS_TOKEN_SECRET: 'the-same-in-each-life-of-the-site',
    });
  const countOf = async (sql: string): Promise<number> =>
    (await test.database.query<{ count: number }[]>(`SELECT count(*)::int AS count FROM ${sql}`))[0]?.count ?? -1;

  it('is done by the next server, once in effect', async () => {
    const headers = await signIn(site);
    const holder = test.database.createQueryRunner();
    await holder.connect();
    await shutGate(test.database);
    await holder.query('SELECT pg_advisory_lock($1)', [gate]);
    await askFor(site, headers, jobs);
    const waiting = `pg_locks WHERE locktype = 'advisory' AND objid = ${gate} AND NOT granted`;
    await eventually(async () => expect(await countOf(waiting)).toBe(jobs.length), patienceMs);
    await site.kill();
    await holder.query('SELECT pg_advisory_unlock($1)', [gate]);
    // unfinished transactions have left no trace
    await eventually(async () => {
      expect(await countOf(`pg_locks WHERE locktype = 'advisory' AND objid = ${gate}`)).toBe(0);
    }, patienceMs);
    expect(await countOf(`brochures WHERE archive_reason = 'EXPIRED'`)).toBe(0);
    expect(await countOf('outgoing_mails')).toBe(0);
    // a single statement is its own transaction, which PostgreSQL may still complete
    expect([signIns, signIns - 1000]).toContain(await countOf('login_attempts'));

    await stayAwayForAMinute();

    // the mail server has the fifth mail when the site goes down for the second time
    await holder.query('SELECT pg_advisory_lock($1)', [gate]);
    site = await open();
    const cut: { killed?: Promise<void> } = {};
    mails.beforeReply = () => {
      if (mails.received.length === 5) cut.killed = site.kill();
    };
    await holder.query('SELECT pg_advisory_unlock($1)', [gate]);
    await holder.release();
    await openGate(test.database);
    await eventually(async () => {
      await letTimePass();
      expect(cut.killed).toBeDefined();
    }, 240_000);
    await cut.killed;
    await stayAwayForAMinute();
    site = await open();
    await eventually(expectAllDone, 240_000);

    // only mails in transit can arrive twice, and the recipient can tell: it is the same mail
    expect(mails.received.length - mailsInAll).toBeLessThanOrEqual(deliverMailJob.atOnce ?? 1);
    const ids = mails.received.map(({ to: [to], mail }) => `${to} ${mail.messageId}`);
    expect(new Set(ids).size).toBe(mailsInAll);
    expect(new Set(mails.received.map(({ to: [to] }) => to)).size).toBe(mailsInAll);
  });

  const mailsInAll = ending + 1;

  /** Skips the delay before a retry, which is not the subject of this test. */
  async function letTimePass(): Promise<void> {
    await test.database.query(`UPDATE job_queue.job SET start_after = now() WHERE state IN ('retry', 'created')`);
  }

  /** Expires the heartbeat, so that the queue takes those jobs for dead. No other server is running here. */
  async function stayAwayForAMinute(): Promise<void> {
    const minute = `interval '1 minute'`;
    await test.database.query(
      `UPDATE job_queue.job SET heartbeat_on = heartbeat_on - ${minute} WHERE state = 'active'`,
    );
    await test.database.query(
      `UPDATE outgoing_mails SET sending_until = now() - interval '1 second' WHERE state = 'SENDING'`,
    );
    await test.database.query(
      `UPDATE job_queue.queue SET monitor_on = monitor_on - ${minute}, monitor_claim_on = monitor_claim_on - ${minute}`,
    );
  }

  async function expectAllDone(): Promise<void> {
    await letTimePass();
    expect(await countOf(`brochures WHERE archive_reason = 'EXPIRED'`)).toBe(ended);
    expect(
      await countOf(`audit_log_entries WHERE action = 'archiveExpiredBrochures' AND entity_type = 'Brochure'`),
    ).toBe(ended);
    expect(await countOf(`audit_log_entries WHERE action = 'remindOfEnds'`)).toBe(ending);
    expect(await countOf(`audit_log_entries WHERE action = 'sendMonthlyReports'`)).toBe(1);
    expect(await countOf('login_attempts')).toBe(0);
    const outbox = await test.database.getRepository(OutgoingMail).find();
    expect(outbox.map(({ state }) => state)).toEqual(Array.from({ length: mailsInAll }, () => 'SENT'));
    const runs = await test.database.getRepository(JobRun).find();
    for (const name of jobs) expect(runs.find((run) => run.name === name)?.lastOutcome).toBe('DONE');
  }
});

async function makeWork(database: DataSource): Promise<void> {
  const today = calendarDay(new Date(), 'Australia/Brisbane');
  const zone = { timeZone: 'Australia/Brisbane', status: 'PUBLISHED' } as const;
  const { id } = await makeBrochure(database, { ...zone, validTo: addDays(today, -40) });
  const copies = await database.getRepository(Brochure).findOneByOrFail({ id });
  const { did: _did, id: _id, ...values } = copies;
  await database
    .getRepository(Brochure)
    .insert(
      Array.from({ length: ended - 1 }, (_, number) => ({ ...values, did: `ended${String(number).padStart(7, '0')}` })),
    );
  for (let number = 0; number < ending; number += 1) {
    await makeBrochure(database, { ...zone, validTo: addDays(today, 10), contactEmail: `shop-${number}@reef.example` });
  }
  const { id: vendorId } = await makeVendor(database);
  await makeAccount(database, { role: 'VENDOR', vendorId });
  const { id: brochureId } = await makeBrochure(database, { ...zone, vendorId });
  const lastMonth = new Date(`${today.slice(0, 7)}-01T02:00:00Z`);
  lastMonth.setUTCDate(-10);
  const view = { brochureId, eventDateTime: lastMonth, eventCode: 'DETAIL_PAGE_VIEW', counted: true } as const;
  await database.getRepository(StatisticEvent).insert(view);
  await database.query(
    `INSERT INTO login_attempts (account_hash, address_hash, failed_at)
     SELECT repeat('0', 64), repeat('0', 64), now() - interval '91 days' FROM generate_series(1, ${signIns})`,
  );
  await makeAccount(database, { email: 'operator@offers.example' });
}

/** Each kind of work has written something in its transaction when it reaches the gate. */
async function shutGate(database: DataSource): Promise<void> {
  await database.query(`
    CREATE FUNCTION wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_advisory_xact_lock_shared(${gate}); RETURN COALESCE(NEW, OLD); END $$`);
  await database.query(`
    CREATE TRIGGER gate BEFORE INSERT ON audit_log_entries FOR EACH ROW
    WHEN (NEW.action IN ('archiveExpiredBrochures', 'remindOfEnds', 'sendMonthlyReports'))
    EXECUTE FUNCTION wait_at_gate()`);
  await database.query(`
    CREATE TRIGGER gate AFTER DELETE ON login_attempts FOR EACH STATEMENT EXECUTE FUNCTION wait_at_gate()`);
}

async function openGate(database: DataSource): Promise<void> {
  await database.query('DROP TRIGGER gate ON audit_log_entries');
  await database.query('DROP TRIGGER gate ON login_attempts');
}

async function signIn(site: Site): Promise<Record<string, string>> {
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';
  const input = { username: 'operator@offers.example', password: testPassword };
  const { login: session } = await askApi(site, login, { input });
  return { authorization: `Bearer ${(session as { accessToken: string }).accessToken}` };
}

async function askFor(site: Site, headers: Record<string, string>, names: readonly string[]): Promise<void> {
  const { jobRuns } = await askApi(site, '{ jobRuns(first: 50) { edges { node { id name } } } }', {}, headers);
  const { edges } = jobRuns as { edges: { node: { id: string; name: string } }[] };
  for (const { node } of edges.filter(({ node: { name } }) => names.includes(name))) {
    const run = 'mutation ($input: RunJobInput!) { runJob(input: $input) { job { id } } }';
    await askApi(site, run, { input: { id: node.id } }, headers);
  }
}
