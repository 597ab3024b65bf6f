import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import { optOutOfMail } from '../../platform/mailer/opt-outs/optOutOfMail';
import { optOutTokenOf } from '../../platform/mailer/opt-outs/optOutTokens';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeVendor } from '../../test/factories/makeVendor';
import { rememberJobs } from '../../test/rememberJobs';
import { useTestDatabase } from '../../test/testDatabase';
import { StatisticEvent } from '../statistics/StatisticEvent';
import { StatisticEventCode } from '../statistics/StatisticEventCode';
import { readMonthlyReport } from './readMonthlyReport';
import { sendMonthlyReports } from './sendMonthlyReports';

const test = useTestDatabase();
const identitySecret = 'a secret for tests that names nobody';
const clock = { now: () => new Date('2026-10-31T23:30:00Z') }; // 1 November in Brisbane

const send = (time = '2026-10-31T23:30:00Z'): Promise<number> =>
  sendMonthlyReports({
    database: test.database,
    clock: { now: () => new Date(time) },
    jobs: rememberJobs(),
    publicUrl: 'https://offers.example',
    identitySecret,
  });
const happen = (brochureId: number, time: string, eventCode: StatisticEventCode = 'DETAIL_PAGE_VIEW', counted = true) =>
  test.database.getRepository(StatisticEvent).insert({ brochureId, eventDateTime: new Date(time), eventCode, counted });
const mailsTo = (recipient: string) => test.database.getRepository(OutgoingMail).findBy({ recipient });
const makeLogin = async () => {
  const { id: vendorId } = await makeVendor(test.database);
  return { vendorId, account: await makeAccount(test.database, { role: 'VENDOR', vendorId }) };
};

it('mails each login of a vendor once a month about all its ads together', async () => {
  const { vendorId, account } = await makeLogin();
  const colleague = await makeAccount(test.database, { role: 'VENDOR', vendorId });
  const zone = { timeZone: 'Australia/Brisbane', vendorId };
  const breakfast = await makeBrochure(test.database, { ...zone, title: 'Breakfast' });
  const lunch = await makeBrochure(test.database, { ...zone, title: 'Lunch' });
  for (const day of ['01', '02', '31']) await happen(breakfast.id, `2026-10-${day}T02:00:00Z`);
  await happen(lunch.id, '2026-10-02T02:00:00Z');
  await happen(lunch.id, '2026-10-02T02:00:00Z', 'PHONE_CLICK');
  await happen(lunch.id, '2026-10-02T02:00:00Z', 'COUPON_PURCHASE');
  await happen(lunch.id, '2026-10-02T02:00:00Z', 'DETAIL_PAGE_VIEW', false);
  await happen(lunch.id, '2026-09-30T02:00:00Z');
  await happen(lunch.id, '2026-11-01T02:00:00Z');
  await happen(lunch.id, '2026-08-31T02:00:00Z');

  expect([await send(), await send(), await send('2026-11-07T00:00:00Z')]).toEqual([2, 0, 0]);
  for (const { email } of [account, colleague]) {
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Your ads in October 2026: the figures');
    expect(mail?.text).toContain('in October 2026 (Brisbane time).');
    expect(mail?.text).toMatch(/^Page views +4 +1 +\+300%$/m);
    expect(mail?.text).toMatch(/^Coupons per page view +25.0% +0.0% *$/m);
    expect(mail?.text).toMatch(/^Redeemed per coupon +0.0% +– *$/m);
    expect(mail?.text).toMatch(new RegExp(`^Breakfast \\(${breakfast.id}\\) +3 +0 +0$`, 'm'));
    expect(mail?.text).toMatch(new RegExp(`^Lunch \\(${lunch.id}\\) +1 +1 +1$`, 'm'));
    expect(mail?.text).toMatch(/^02\/10\/2026 +2 +0$/m);
    // September has no 31st day to compare with
    expect(mail?.text).toMatch(/^31\/10\/2026 +1 +–$/m);
    expect(mail?.attachments.map(({ cid }) => cid)).toEqual(['views', 'kinds']);
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  }
  const audit = await test.database.getRepository(AuditLogEntry).findBy({ action: 'sendMonthlyReports' });
  expect(audit).toMatchObject([{ entityId: vendorId, actorRole: 'SYSTEM', after: { recipients: 2 } }]);
  // the next month gets another mail
  expect(await send('2026-12-01T00:00:00Z')).toBe(2);
});

it('skips logins that have unsubscribed or are suspended, and ads without visitors', async () => {
  const [tired, suspended, unseen] = [await makeLogin(), await makeLogin(), await makeLogin()];
  for (const { vendorId } of [tired, suspended]) {
    const { id } = await makeBrochure(test.database, { vendorId });
    await happen(id, '2026-10-10T02:00:00Z');
  }
  await makeBrochure(test.database, { vendorId: unseen.vendorId });
  const withoutLogin = await makeBrochure(test.database, { contactEmail: 'shop@reef.example' });
  await happen(withoutLogin.id, '2026-10-10T02:00:00Z');
  await test.database.query('UPDATE accounts SET suspended_at = now() WHERE id = $1', [suspended.account.id]);
  const token = optOutTokenOf(identitySecret, tired.account.email);
  await optOutOfMail({ database: test.database, clock, identitySecret }, { token });
  expect(await send()).toBe(0);
  expect(await mailsTo('shop@reef.example')).toEqual([]);
});

it('matches the raw events in every time zone and across the change to summer time', async () => {
  const { vendorId } = await makeLogin();
  const zones = ['Australia/Sydney', 'Australia/Perth', 'Australia/Darwin', 'Australia/Lord_Howe'];
  const codes = Object.values(StatisticEventCode);
  let seed = 7;
  const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const begin = Date.parse('2026-08-31T00:00:00Z');
  for (const timeZone of zones) {
    const { id: brochureId } = await makeBrochure(test.database, { vendorId, timeZone });
    const events = Array.from({ length: 500 }, () => ({
      brochureId,
      eventDateTime: new Date(begin + random(63 * 24 * 60) * 60_000),
      eventCode: codes[random(codes.length)],
      counted: random(5) > 0,
    }));
    await test.database.getRepository(StatisticEvent).insert(events);
  }
  const month = { from: '2026-10-01', to: '2026-10-31' };
  const report = await readMonthlyReport(test.database, { vendorId, month });
  const raw = await test.database.query<{ code: string; now: number; before: number }[]>(
    `SELECT event_code AS code,
       count(*) FILTER (WHERE to_char(event_date_time AT TIME ZONE time_zone, 'YYYY-MM') = '2026-10')::int AS now,
       count(*) FILTER (WHERE to_char(event_date_time AT TIME ZONE time_zone, 'YYYY-MM') = '2026-09')::int AS before
     FROM statistic_events JOIN brochures ON brochures.id = brochure_id
     WHERE counted AND vendor_id = $1 GROUP BY 1`,
    [vendorId],
  );
  expect(raw).toHaveLength(codes.length);
  for (const { code, now, before } of raw) {
    expect(report?.together.figures).toContainEqual({ eventCode: code, now, before });
    const each = report?.ads.map(
      ({ report: own }) => own.figures.find(({ eventCode }) => eventCode === code)?.now ?? 0,
    );
    expect(each?.reduce((sum, count) => sum + count, 0)).toBe(now);
  }
  const views = await test.database.query<{ day: string; views: number }[]>(
    `SELECT (event_date_time AT TIME ZONE time_zone)::date::text AS day, count(*)::int AS views
     FROM statistic_events JOIN brochures ON brochures.id = brochure_id
     WHERE counted AND event_code = 'DETAIL_PAGE_VIEW' AND vendor_id = $1
       AND to_char(event_date_time AT TIME ZONE time_zone, 'YYYY-MM') = '2026-10' GROUP BY 1 ORDER BY 1`,
    [vendorId],
  );
  const seen = report?.together.days
    .filter((day) => day.views > 0)
    .map(({ day, views: count }) => ({ day, views: count }));
  expect(seen).toEqual(views);
  // each ad counts by its own calendar, so a mail names all of them
  expect(report?.zones).toEqual(['Darwin', 'Lord Howe', 'Perth', 'Sydney']);
});

it('two processes at once send each mail once', async () => {
  const { vendorId, account } = await makeLogin();
  const colleague = await makeAccount(test.database, { role: 'VENDOR', vendorId });
  const { id } = await makeBrochure(test.database, { vendorId, status: 'PUBLISHED' });
  await happen(id, '2026-10-10T02:00:00Z');
  await Promise.all([send(), send()]);
  for (const { email } of [account, colleague]) expect(await mailsTo(email)).toHaveLength(1);
});

it('a run that was cut short is continued without a second mail', async () => {
  const logins = [await makeLogin(), await makeLogin()];
  for (const { vendorId } of logins) {
    const { id } = await makeBrochure(test.database, { vendorId, status: 'PUBLISHED' });
    await happen(id, '2026-10-10T02:00:00Z');
  }
  const jobs = rememberJobs();
  let left = 1;
  const enqueue: typeof jobs.enqueue = (...args) => {
    left -= 1;
    return left < 0 ? Promise.reject(new Error('power cut')) : jobs.enqueue(...args);
  };
  const dependencies = { database: test.database, clock, publicUrl: 'https://offers.example', identitySecret };
  await expect(sendMonthlyReports({ ...dependencies, jobs: { ...jobs, enqueue } })).rejects.toThrow('power cut');
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  for (const { account } of logins) expect(await mailsTo(account.email)).toHaveLength(1);
});

it("begins with the month of the company's own zone", async () => {
  const { vendorId, account } = await makeLogin();
  const { id } = await makeBrochure(test.database, { vendorId, status: 'PUBLISHED', timeZone: 'Australia/Perth' });
  await happen(id, '2026-12-10T02:00:00Z');
  await send('2026-12-31T15:00:00Z'); // 1 January in Brisbane, still December in Perth
  expect((await mailsTo(account.email)).map(({ subject }) => subject)).not.toContain(
    'Your ads in December 2026: the figures',
  );
  await send('2026-12-31T16:00:00Z');
  expect((await mailsTo(account.email)).map(({ subject }) => subject)).toContain(
    'Your ads in December 2026: the figures',
  );
});

it('does not report on a month in which no ad was published', async () => {
  const { vendorId, account } = await makeLogin();
  const { id } = await makeBrochure(test.database, { vendorId, status: 'PUBLISHED' });
  await happen(id, '2026-10-10T02:00:00Z', 'COUPON_REDEEM');
  await test.database.query(
    `UPDATE brochures SET status = 'ARCHIVED', archive_reason = 'MANUAL', archived_at = '2026-09-20' WHERE id = $1`,
    [id],
  );
  await send();
  expect(await mailsTo(account.email)).toEqual([]);
});
