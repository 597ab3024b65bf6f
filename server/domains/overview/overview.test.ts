import { keepJobRuns } from '../../platform/jobs/keepJobRuns';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { askGraphql } from '../../test/askGraphql';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { useTestServer } from '../../test/useTestServer';

const server = useTestServer();

async function ask(fields: string) {
  const as = await makeAccount(server.dependencies.database);
  const { data, errors } = await askGraphql(server, { query: `{ overview { ${fields} } }`, as });
  return { overview: data?.['overview'], errors };
}

it('counts failed mails and jobs', async () => {
  const { database } = server.dependencies;
  const counts = 'failedMailsCount heldMailsCount failedJobsCount';
  expect((await ask(counts)).overview).toMatchObject({ failedMailsCount: 0, heldMailsCount: 0, failedJobsCount: 0 });

  const states = ['FAILED', 'FAILED', 'HELD', 'QUEUED', 'SENT'] as const;
  const mail = { recipient: 'kim@people.example', subject: 's', text: 't', html: 'h', headers: {}, attachments: [] };
  const times = { createdAt: new Date(), confidential: false };
  await database.getRepository(OutgoingMail).insert(
    states.map((state, n) => ({
      ...{ ...mail, ...times, state, eventKey: `mail-${n}` },
      sentAt: state === 'SENT' ? new Date() : null,
    })),
  );
  const runs = keepJobRuns(database);
  await runs.known([{ name: 'deliver-mail' }, { name: 'count-sheep' }]);
  const at = new Date();
  await runs.ran({ name: 'deliver-mail', startedAt: at, finishedAt: at, problem: 'No answer' });
  await runs.ran({ name: 'count-sheep', startedAt: at, finishedAt: at, problem: null });
  expect((await ask(counts)).overview).toEqual({ failedMailsCount: 2, heldMailsCount: 1, failedJobsCount: 1 });
});

it('sums the statistics of all ads by day', async () => {
  const { database } = server.dependencies;
  const ads = [await makeBrochure(database), await makeBrochure(database)];
  for (const [at, { id }] of ads.entries()) {
    await database.query(
      `INSERT INTO daily_statistics (brochure_id, day, event_code, count) VALUES
         ($1, '2026-11-01', 'DETAIL_PAGE_VIEW', 3), ($1, '2026-11-02', 'DETAIL_PAGE_VIEW', $2),
         ($1, '2026-11-02', 'WEBSITE_CLICK', 1), ($1, '2026-10-31', 'DETAIL_PAGE_VIEW', 99)`,
      [id, at],
    );
  }
  const days = `statistics(from: "2026-11-01", to: "2026-11-03") {
    from to totals { eventCode count } days { day totals { eventCode count } } }`;
  const { overview, errors } = await ask(days);
  expect(errors).toEqual([]);
  const { statistics } = overview as { statistics: { totals: { eventCode: string; count: number }[]; days: unknown } };
  const count = (code: string) => statistics.totals.find(({ eventCode }) => eventCode === code)?.count;
  expect([count('DETAIL_PAGE_VIEW'), count('WEBSITE_CLICK'), count('QR_SCAN')]).toEqual([7, 2, 0]);
  expect(statistics.days).toEqual([
    { day: '2026-11-01', totals: [{ eventCode: 'DETAIL_PAGE_VIEW', count: 6 }] },
    {
      day: '2026-11-02',
      totals: [
        { eventCode: 'DETAIL_PAGE_VIEW', count: 1 },
        { eventCode: 'WEBSITE_CLICK', count: 2 },
      ],
    },
    { day: '2026-11-03', totals: [] },
  ]);
});

it('refuses more than 366 days', async () => {
  const { errors } = await ask('statistics(from: "2025-01-01", to: "2026-11-03") { from }');
  expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION_FAILED', errors: [{ field: 'from' }] } }]);
});
