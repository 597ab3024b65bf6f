import { createDataSource } from '../../app/database/createDataSource';
import { countStatements } from '../../test/countStatements';
import { useTestDatabase } from '../../test/testDatabase';
import { preparedRows } from './preparedRows';

const db = useTestDatabase();
const statement = (value: number) => ({
  name: 'twice-a-number',
  sql: 'SELECT $1::integer * 2, now()',
  values: [value],
});
const preparedOn = 'SELECT name FROM pg_prepared_statements';

describe('preparedRows', () => {
  it('gives bare values, and prepares the statement once on a connection', async () => {
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

  it('refuses a name that another text bears', async () => {
    await preparedRows(db.database, statement(6));
    const other = { ...statement(6), sql: 'SELECT $1::integer * 3' };
    await expect(preparedRows(db.database, other)).rejects.toThrow('bear the name "twice-a-number"');
  });

  it('prepares nothing where the setting says so', async () => {
    const database = await createDataSource({ url: db.url, poolSize: 1, preparedStatements: false }).initialize();
    expect((await preparedRows(database, statement(5)))[0]?.[0]).toBe(10);
    expect(await database.query(preparedOn)).toEqual([]);
    await database.destroy();
  });
});
