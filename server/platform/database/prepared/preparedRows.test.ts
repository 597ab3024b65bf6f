import { createDataSource } from '../../../app/database/createDataSource';
import { countStatements } from '../../../test/database/countStatements';
import { useTestDatabase } from '../../../test/testDatabase';
import { preparedRows } from './preparedRows';
import { poolOf, preparedRowsTogether } from './preparedRowsTogether';

const db = useTestDatabase();
const statement = (value: number) => ({
  name: 'twice-a-number',
  sql: 'SELECT $1::integer * 2, now()',
  values: [value],
});
const preparedOn = 'SELECT name FROM pg_prepared_statements';

describe('preparedRows', () => {
  it('returns bare values, and prepares the statement once on a connection', async () => {
    const database = await createDataSource({ url: db.url, poolSize: 1 }).initialize();
    const sent = await countStatements(async () => {
      for (const value of [3, 4]) {
        const [row] = await preparedRows(database, statement(value));
        expect(row).toEqual([2 * value, expect.any(Date)]);
      }
    });
    expect(sent).toHaveLength(2);
    expect(await database.query(preparedOn)).toEqual([{ name: 'twice-a-number' }]);
    await database.destroy();
  });

  it('refuses a name that another text has', async () => {
    await preparedRows(db.database, statement(6));
    const other = { ...statement(6), sql: 'SELECT $1::integer * 3' };
    await expect(preparedRows(db.database, other)).rejects.toThrow('bear the name "twice-a-number"');
  });

  it('continues after an error of the statement or its values', async () => {
    const database = await createDataSource({ url: db.url, poolSize: 1 }).initialize();
    const half = (value: unknown) => ({ name: 'half', sql: 'SELECT 4 / $1::integer AS half', values: [value] });
    await expect(preparedRows(database, { name: 'none', sql: 'SELECT nothing', values: [] })).rejects.toThrow(
      'nothing',
    );
    await expect(preparedRows(database, half('four'))).rejects.toThrow('four');
    await expect(preparedRows(database, half(0))).rejects.toThrow('division');
    expect(await preparedRows(database, half(2))).toEqual([[2]]);
    await expect(preparedRows(database, half(0))).rejects.toThrow('division');
    expect(await preparedRows(database, half(4))).toEqual([[1]]);
    await database.destroy();
  });

  it('reads prepared statements by the types from their preparation', async () => {
    const database = await createDataSource({ url: db.url, poolSize: 1 }).initialize();
    const sql = `SELECT 7, 'text', NULL::integer, ARRAY[1, NULL, 3], true, DATE '2026-11-20' - 1 = $1, 1.5::float8`;
    const values = [new Date('2026-11-19T00:00:00Z')];
    const asked = await Promise.all([1, 2, 3].map(() => preparedRows(database, { name: 'types', sql, values })));
    for (const [row] of asked) {
      expect(row).toEqual([7, 'text', null, [1, null, 3], true, expect.any(Boolean), 1.5]);
    }
    await database.destroy();
  });

  it('reports that the columns of a prepared statement have changed', async () => {
    const database = await createDataSource({ url: db.url, poolSize: 1 }).initialize();
    const all = { name: 'all-of-it', sql: 'SELECT * FROM narrow_table', values: [] };
    await database.query('CREATE TABLE narrow_table AS SELECT 1 AS number');
    expect(await preparedRows(database, all)).toEqual([[1]]);
    await database.query(`ALTER TABLE narrow_table ADD COLUMN word text DEFAULT 'new'`);
    await expect(preparedRows(database, all)).rejects.toThrow('must not change result type');
    await database.destroy();
  });

  it('closes statements that a connection has not used for long', async () => {
    const database = await createDataSource({ url: db.url, poolSize: 1 }).initialize();
    const numbered = (n: number) => preparedRows(database, { name: `number ${n}`, sql: `SELECT ${n}`, values: [] });
    for (let n = 0; n < 150; n += 1) {
      expect(await numbered(n)).toEqual([[n]]);
      expect(await numbered(0)).toEqual([[0]]);
    }
    const kept = (await database.query<{ name: string }[]>(preparedOn)).map(({ name }) => name);
    expect(kept).toHaveLength(100);
    expect(kept).toEqual(expect.arrayContaining(['number 0', 'number 149']));
    expect(kept).not.toContain('number 1');
    expect(await numbered(1)).toEqual([[1]]);
    await database.destroy();
  });

  it('sends several at once, and returns none if one fails', async () => {
    const database = await createDataSource({ url: db.url, poolSize: 1 }).initialize();
    const number = (value: unknown) => ({ name: 'a-number', sql: 'SELECT $1::integer + 1', values: [value] });
    const words = { name: 'words', sql: `SELECT unnest(ARRAY['a', 'b'])`, values: [] };
    const unnamed = { name: null, sql: 'SELECT true WHERE false', values: [] };
    for (const value of [1, 2]) {
      const sent = await countStatements(async () => {
        const answers = await preparedRowsTogether(database, [number(value), unnamed, words, number(7)]);
        expect(answers).toEqual([[[value + 1]], [], [['a'], ['b']], [[8]]]);
      });
      expect(sent).toHaveLength(4);
    }
    await expect(preparedRowsTogether(database, [words, number('one'), words])).rejects.toThrow('one');
    expect(await preparedRowsTogether(database, [words, number(1)])).toEqual([[['a'], ['b']], [[2]]]);
    await database.destroy();
  });

  it('leaves no record of statements in the driver, which never frees one', async () => {
    const database = await createDataSource({ url: db.url, poolSize: 1 }).initialize();
    await preparedRows(database, statement(3));
    const client = await poolOf(database).connect();
    expect(client).toHaveProperty('connection.parsedStatements', {});
    client.release();
    await database.destroy();
  });

  it('prepares again a statement that failed at its first use, also within one batch', async () => {
    const database = await createDataSource({ url: db.url, poolSize: 1 }).initialize();
    const half = (value: unknown) => ({ name: 'half again', sql: 'SELECT 4 / $1::integer', values: [value] });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await expect(preparedRowsTogether(database, [half('x'), half(2)])).rejects.toThrow('"x"');
    }
    expect(await preparedRowsTogether(database, [half(2), half(4)])).toEqual([[[2]], [[1]]]);
    expect(await preparedRowsTogether(database, [half(1), half(4)])).toEqual([[[4]], [[1]]]);
    await database.destroy();
  });

  it('prepares nothing if the setting is off', async () => {
    const database = await createDataSource({ url: db.url, poolSize: 1, preparedStatements: false }).initialize();
    expect((await preparedRows(database, statement(5)))[0]?.[0]).toBe(10);
    expect(await database.query(preparedOn)).toEqual([]);
    await database.destroy();
  });
});
