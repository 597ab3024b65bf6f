import { keepJobRuns } from '../../platform/jobs/keepJobRuns';
import { askGraphql } from '../../test/askGraphql';
import { makeAccount } from '../../test/factories/makeAccount';
import { useTestServer } from '../../test/useTestServer';

const server = useTestServer();
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const daily = { name: 'count-sheep', schedule: { cron: '0 3 * * *', timeZone: 'Australia/Brisbane' } };

async function ask(): Promise<unknown[]> {
  const as = await makeAccount(server.dependencies.database);
  const query = `{ jobRuns { totalCount edges { node {
    name schedule lastOutcome lastProblem lastStartedAt lastSucceededAt runsCount failuresCount } } } }`;
  const { errors, data } = await askGraphql(server, { query, as });
  expect(errors).toEqual([]);
  return (data!['jobRuns'] as { edges: { node: unknown }[] }).edges.map(({ node }) => node);
}

it('lists each job with its last run and outcome', async () => {
  const runs = keepJobRuns(server.dependencies.database);
  await runs.known([daily, { name: 'deliver-mail' }]);
  const never = { lastOutcome: null, lastStartedAt: null, lastSucceededAt: null, runsCount: 0, failuresCount: 0 };
  expect(await ask()).toMatchObject([
    { name: 'count-sheep', schedule: '0 3 * * * Australia/Brisbane', ...never },
    { name: 'deliver-mail', schedule: null, ...never },
  ]);

  await runs.ran({ name: 'count-sheep', startedAt: at('03:00'), finishedAt: at('03:01'), problem: null });
  const problem = `No answer to kim@people.example ${'z'.repeat(1000)}`;
  await runs.ran({ name: 'count-sheep', startedAt: at('04:00'), finishedAt: at('04:01'), problem });
  const [sheep] = (await ask()) as { lastProblem: string }[];
  expect(sheep).toMatchObject({
    lastOutcome: 'FAILED',
    lastStartedAt: '2026-11-20T04:00:00.000Z',
    lastSucceededAt: '2026-11-20T03:01:00.000Z',
    runsCount: 2,
    failuresCount: 1,
  });
  expect(sheep?.lastProblem).toMatch(/^No answer to \[e-mail\] z+$/);
  expect(sheep?.lastProblem).toHaveLength(500);

  await runs.ran({ name: 'count-sheep', startedAt: at('05:00'), finishedAt: at('05:01'), problem: null });
  expect(await ask()).toMatchObject([{ lastOutcome: 'DONE', lastProblem: null, runsCount: 3 }, {}]);

  // a later version has other jobs; jobs that it still has keep their history
  await runs.known([daily]);
  expect(await ask()).toMatchObject([{ name: 'count-sheep', runsCount: 3 }]);
});
