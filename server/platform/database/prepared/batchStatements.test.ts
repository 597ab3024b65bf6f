import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../app/database/createDataSource';
import { useTestDatabase } from '../../../test/testDatabase';
import { requestWork } from '../../metrics/requestWork';
import { mayReadReplicas, readPrimary } from '../replicas/readScope';
import { preparedRows } from './preparedRows';
import { preparedRowsTogether } from './preparedRowsTogether';

const db = useTestDatabase();
const half = (value: unknown) => ({ name: 'half of a number', sql: 'SELECT 8 / $1::integer', values: [value] });
const slow = { name: null, sql: 'SELECT 5', values: [] };
const quick = { ...slow, isQuick: true };

/** How many times something is written to PostgreSQL. */
async function countWrites(work: () => Promise<unknown>): Promise<number> {
  const spy = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    const setUp = (spy.mock.calls as unknown[][]).filter(
      ([query]) => typeof query === 'string' && query.startsWith('SET statement_timeout'),
    );
    return spy.mock.calls.length - setUp.length;
  } finally {
    spy.mockRestore();
  }
}

/** What several callers get who ask at one moment. */
const askAll = (database: DataSource) =>
  Promise.allSettled([
    preparedRows(database, half(2)),
    preparedRows(database, half(0)),
    preparedRows(database, half('x')),
    preparedRowsTogether(database, [half(4), quick]),
    preparedRows(database, slow),
  ]);

test('callers get the same rows and errors with and without batches', async () => {
  const apart = await createDataSource({ url: db.url, poolSize: 2, batchesStatements: false }).initialize();
  const answers = [await askAll(db.database), await askAll(apart)];
  await apart.destroy();
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject([
    { value: [[4]] },
    { reason: { message: 'division by zero' } },
    { reason: { message: expect.stringContaining('"x"') as string } },
    { value: [[[2]], [[5]]] },
    { value: [[5]] },
  ]);
});

test('sends the quick statements of one moment at once, and others by themselves', async () => {
  const { database } = db;
  const ask = () => [half(1), half(2), quick, half(4)].map((each) => preparedRows(database, each));
  const writes = await countWrites(async () => {
    expect(await Promise.all(ask())).toEqual([[[8]], [[4]], [[5]], [[2]]]);
  });
  expect(writes).toBe(1);
  expect(await countWrites(() => Promise.all([...ask(), preparedRows(database, slow)]))).toBe(2);
  expect(await countWrites(() => Promise.all(Array.from({ length: 20 }, () => preparedRows(database, half(1)))))).toBe(
    3,
  );
});

test('requests share no batch, nor do moments', async () => {
  const { database } = db;
  const ask = (requestId: string) =>
    requestWork.run({ requestId, statements: 0, databaseMs: 0 }, () =>
      Promise.all([preparedRows(database, half(1)), preparedRows(database, half(2))]),
    );
  expect(await countWrites(() => Promise.all([ask('one'), ask('two')]))).toBe(2);
  const inTurn = async () => [await preparedRows(database, half(1)), await preparedRows(database, half(2))];
  expect(await countWrites(inTurn)).toBe(2);
});

test('what may read a replica and what may not share no batch', async () => {
  const { database } = db;
  const ask = (divisor: number) => preparedRows(database, half(divisor));
  const writes = await countWrites(() =>
    mayReadReplicas(() => Promise.all([ask(1), readPrimary(() => ask(2)), ask(4), readPrimary(() => ask(8))])),
  );
  expect(writes).toBe(4);
  expect(await countWrites(() => mayReadReplicas(() => Promise.all([ask(1), ask(2)])))).toBe(1);
});

test('a broken connection fails all callers once', async () => {
  const end = { name: 'end of the session', sql: 'SELECT pg_terminate_backend(pg_backend_pid())', values: [] };
  const writes = await countWrites(async () => {
    const answers = await Promise.allSettled([preparedRows(db.database, end), preparedRows(db.database, half(1))]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
  expect(writes).toBe(1);
  expect(await preparedRows(db.database, half(1))).toEqual([[8]]);
});
