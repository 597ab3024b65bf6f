import { useTestServer } from '../../../test/useTestServer';
import { DatabaseClient } from '../../../platform/database/DatabaseClient';
import { DatabaseProbe } from '../../../platform/database/DatabaseProbe';
import { getDatabaseAddress } from '../../database/hosts/getDatabaseAddress';
import { checkReadiness } from './checkReadiness';
import { createFastify } from '../createFastify';
import { readinessHolds, serveHealth } from './serveHealth';

const server = useTestServer();
let probe: DatabaseProbe;

beforeAll(() => {
  probe = new DatabaseProbe(() => getDatabaseAddress(server.dependencies.database).url);
});
afterAll(() => probe.close());

const holdsNoMore = () => new Promise((resolve) => setTimeout(resolve, readinessHolds));

it('is alive', async () => {
  const answer = await server.app.inject('/healthz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
});

it('is ready when the database answers, is migrated, and jobs run', async () => {
  const answer = await server.app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready', missing: [] }]);
});

it('queries the database once for concurrent requests', async () => {
  const asked = jest.spyOn(DatabaseClient.prototype, 'query');
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.app.inject('/readyz')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(asked.mock.calls.length).toBeLessThanOrEqual(1);
  asked.mockRestore();
});

it('starts no second check while the database is slow to answer the first', async () => {
  const app = createFastify(server.dependencies);
  serveHealth(app, server.dependencies);
  // an injected request starts with its `then`
  const ask = async (path: string) => (await app.inject(path)).statusCode;
  let answerDatabase: (error: Error) => void = () => undefined;
  const slow = new Promise<never>((_resolve, reject) => (answerDatabase = reject));
  const asked = jest.spyOn(DatabaseProbe.prototype, 'query').mockReturnValue(slow);
  const first = ask('/readyz');
  // this is answered after the first request has started to wait
  await ask('/healthz');
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + readinessHolds);
  const second = ask('/readyz');
  await ask('/healthz');
  answerDatabase(new Error('slow'));
  expect(await Promise.all([first, second])).toEqual([503, 503]);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
  clock.mockReturnValue(performance.now() + readinessHolds);
  expect(await ask('/readyz')).toBe(200);
  clock.mockRestore();
  await app.close();
});

it('reports that the queue does not run', async () => {
  const jobs = { ...server.dependencies.jobs, isRunning: () => false };
  expect(await checkReadiness({ ...server.dependencies, jobs }, probe)).toEqual(['The job queue does not run.']);
});

it('reports pending migrations', async () => {
  const { database } = server.dependencies;
  const [last] = await database.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id DESC LIMIT 1');
  await database.query('UPDATE migrations SET name = $1 WHERE name = $2', ['Unknown1', last?.name]);
  expect(await checkReadiness(server.dependencies, probe)).toEqual(['Migrations are still to be run.']);
  await database.query('UPDATE migrations SET name = $2 WHERE name = $1', ['Unknown1', last?.name]);
});

it('stays ready while every connection of the pool is in use', async () => {
  const { database } = server.dependencies;
  const lent = Array.from({ length: 5 }, () => database.createQueryRunner());
  for (const runner of lent) await runner.connect();
  await holdsNoMore();
  const answer = await server.app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready', missing: [] }]);
  for (const runner of lent) await runner.release();
});

it('stays ready after its own connection was cut', async () => {
  await holdsNoMore();
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  const ended = await server.dependencies.database.query<unknown[]>(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'local-offers readiness'`,
  );
  expect(ended.length).toBeGreaterThan(0);
  await holdsNoMore();
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
});

it('is ready but degraded while the queue does not poll for work', async () => {
  const silence = jest.spyOn(server.dependencies.jobs, 'silentMs').mockReturnValue(41_000);
  await holdsNoMore();
  const answer = await server.app.inject('/readyz');
  const degraded = ['The job queue has not looked for work for 41 s.'];
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'degraded', missing: [], degraded }]);
  silence.mockRestore();
});

it('reports within seconds that the database is unreachable', async () => {
  const away = new DatabaseProbe(() => 'postgres://nobody@127.0.0.1:1/nothing');
  expect(await checkReadiness(server.dependencies, away)).toEqual(['The database does not answer.']);
});

it('reports that the database does not answer', async () => {
  const { database } = server.dependencies;
  await database.destroy();
  await holdsNoMore();
  const answer = await server.app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { status: 'not ready', missing: ['The database does not answer.'] },
  ]);
});

it('reports that it is about to close', async () => {
  server.app.draining.begin();
  const answer = await server.app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { status: 'not ready', missing: ['The server is about to close.'] },
  ]);
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
});
