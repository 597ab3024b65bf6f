import { useTestServer } from '../../test/useTestServer';
import { checkReadiness } from './checkReadiness';
import { readinessHolds } from './serveHealth';

const server = useTestServer();

it('is alive', async () => {
  const answer = await server.app.inject('/healthz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
});

it('is ready when the database answers, is migrated, and jobs run', async () => {
  const answer = await server.app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready', missing: [] }]);
});

it('asks the database once for many who ask at the same moment', async () => {
  const asked = jest.spyOn(server.dependencies.database, 'query');
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.app.inject('/readyz')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(asked.mock.calls.length).toBeLessThanOrEqual(1);
  asked.mockRestore();
});

it('says that the queue does not run', async () => {
  const jobs = { ...server.dependencies.jobs, isRunning: () => false };
  expect(await checkReadiness({ ...server.dependencies, jobs })).toEqual(['The job queue does not run.']);
});

it('says that migrations are to be run', async () => {
  const { database } = server.dependencies;
  const [last] = await database.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id DESC LIMIT 1');
  await database.query('UPDATE migrations SET name = $1 WHERE name = $2', ['Unknown1', last?.name]);
  expect(await checkReadiness(server.dependencies)).toEqual(['Migrations are still to be run.']);
  await database.query('UPDATE migrations SET name = $2 WHERE name = $1', ['Unknown1', last?.name]);
});

it('says that the database does not answer', async () => {
  const { database } = server.dependencies;
  await database.destroy();
  await new Promise((resolve) => setTimeout(resolve, readinessHolds));
  const answer = await server.app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { status: 'not ready', missing: ['The database does not answer.'] },
  ]);
});
