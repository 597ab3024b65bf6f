import type { DataSource } from 'typeorm';
import type { Pool } from 'pg';
import { createDataSource } from '../../../app/database/createDataSource';
import { useTestDatabase } from '../../../test/testDatabase';
import { poolOf, preparedRowsTogether } from './preparedRowsTogether';

const db = useTestDatabase();
const number = (value: unknown) => ({ name: 'number', sql: 'SELECT $1::integer', values: [value] });

async function withOneConnection(work: (database: DataSource, pool: Pool) => Promise<void>): Promise<void> {
  const settings = { url: db.url, poolSize: 1, statementTimeoutMs: 2_000 };
  const database = await createDataSource(settings).initialize();
  try {
    await work(database, poolOf(database));
  } finally {
    await database.destroy();
  }
}

test('sends a batch in one write, whether its statements are prepared or not', async () => {
  await withOneConnection(async (database, pool) => {
    const client = await pool.connect();
    const { stream } = (client as unknown as { connection: { stream: NodeJS.WritableStream } }).connection;
    client.release();
    const write = jest.spyOn(stream, 'write');
    for (const values of [[1, 2, 3], [4, 5], [6]]) {
      write.mockClear();
      expect(await preparedRowsTogether(database, values.map(number))).toEqual(values.map((value) => [[value]]));
      expect(write).toHaveBeenCalledTimes(1);
    }
  });
});

test('long values and many of them arrive whole, as text and as bytes', async () => {
  const text = 'ä'.repeat(3_000_000);
  const bytes = Buffer.alloc(2_000_000, 7);
  const many = Array.from({ length: 10_000 }, (_, at) => at);
  const places = many.map((at) => `($${at + 1}::integer)`).join(', ');
  const statements = [
    { name: 'long', sql: 'SELECT md5($1), length($2::bytea), $3::text', values: [text, bytes, null] },
    { name: null, sql: `SELECT sum(n) FROM (VALUES ${places}) AS numbers (n)`, values: many },
    number(1),
  ];
  await withOneConnection(async (database) => {
    const [hash] = await database.query<{ md5: string }[]>('SELECT md5($1)', [text]);
    for (let time = 0; time < 2; time += 1) {
      const [long, sum, last] = await preparedRowsTogether(database, statements);
      expect(long).toEqual([[hash?.md5, 2_000_000, null]]);
      expect(sum).toEqual([['49995000']]);
      expect(last).toEqual([[1]]);
    }
  });
});

test.each([
  ['a value that cannot be converted', 'SELECT $1::integer', 'one', 'invalid input syntax'],
  [
    'a cancelled statement',
    'SELECT pg_cancel_backend(pg_backend_pid()), pg_sleep($1::integer)',
    9,
    'due to user request',
  ],
  ['a statement over its time limit', 'SELECT pg_sleep($1::integer)', 9, 'due to statement timeout'],
])('%s fails its batch, and the next is answered', async (name, sql, value, message) => {
  await withOneConnection(async (database) => {
    const failing = { name, sql, values: [value] };
    for (let time = 0; time < 2; time += 1) {
      await expect(preparedRowsTogether(database, [number(1), failing, number(2)])).rejects.toThrow(message);
      expect(await preparedRowsTogether(database, [number(3), number(4)])).toEqual([[[3]], [[4]]]);
    }
  });
});

test('a value that cannot be sent fails before anything is written, and the next batch is answered', async () => {
  const circular: { self?: unknown } = {};
  circular.self = circular;
  await withOneConnection(async (database) => {
    expect(await preparedRowsTogether(database, [number(1)])).toEqual([[[1]]]);
    await expect(preparedRowsTogether(database, [number(2), number(circular)])).rejects.toThrow('circular');
    expect(await preparedRowsTogether(database, [number(3)])).toEqual([[[3]]]);
  });
});

test('a cut connection fails its batch, and the next has another', async () => {
  const cut = { name: 'cut', sql: 'SELECT pg_terminate_backend(pg_backend_pid())', values: [] };
  await withOneConnection(async (database) => {
    await expect(preparedRowsTogether(database, [number(1), cut, number(2)])).rejects.toThrow();
    expect(await preparedRowsTogether(database, [number(3)])).toEqual([[[3]]]);
  });
});
