import { pino } from 'pino';
import { watchSlowStatements, withoutValues } from '../../platform/database/slowStatements';
import { makeConfig } from '../../test/makeConfig';
import { serveDatabase } from '../../test/cluster/serveDatabase';
import { useTestDatabase } from '../../test/testDatabase';

interface Line {
  msg: string;
  requestId?: string;
  statement?: string;
  statements?: number;
  route?: string;
}

const test = useTestDatabase();
const lines: Line[] = [];
const logger = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line) as Line) });
const secret = 'kim@people.example';

afterEach(() => {
  lines.length = 0;
  watchSlowStatements(null);
});

it('logs slow requests with their statements, and slow statements with the id of their request', async () => {
  const { level } = makeConfig().log;
  // every request and statement takes a millisecond
  const { app, stop } = await serveDatabase(test.database, { logger, config: { log: { level, slowMs: 1 } } });
  app.get('/slow', async () => {
    await test.database.query(`SELECT pg_sleep(0.02), $1::text, 'of ${secret}'`, [secret]);
    await test.database.query('SELECT 1');
    return 'done';
  });
  watchSlowStatements({ logger, fromMs: 15 });
  await Promise.all([app.inject(`/slow?email=${secret}`), app.inject('/healthz')]);
  const [request] = lines.filter(({ msg, route }) => msg === 'A request was slow.' && route === '/slow');
  expect(request).toMatchObject({ route: '/slow', statements: 2 });
  const statement = lines.find(({ msg }) => msg === 'A statement was slow.');
  expect(statement).toMatchObject({
    statement: `SELECT pg_sleep(0.02), $1::text, ''`,
    requestId: request?.requestId,
  });
  expect(JSON.stringify(lines)).not.toContain(secret);
  await stop();
});

it('logs slow statements of jobs too, and none if nobody wants to know', async () => {
  watchSlowStatements({ logger, fromMs: 15 });
  await test.database.query('SELECT pg_sleep(0.02)');
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toHaveProperty('requestId');
  watchSlowStatements(null);
  await test.database.query('SELECT pg_sleep(0.02)');
  expect(lines).toHaveLength(1);
});

it.each([
  [`SELECT 'it''s Kim', "name" FROM x  WHERE\n y = $1`, `SELECT '', "name" FROM x WHERE y = $1`],
  [`SELECT ${'a'.repeat(700)}`, `SELECT ${'a'.repeat(593)}…`],
])('keeps values and length out of %j', (sql, text) => {
  expect(withoutValues(sql)).toBe(text);
});
