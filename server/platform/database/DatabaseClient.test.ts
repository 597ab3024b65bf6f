import type { PoolClient } from 'pg';
import { createDataSource } from '../../app/database/createDataSource';
import { useTestDatabase } from '../../test/testDatabase';
import { poolOf } from './poolOf';

const test = useTestDatabase();

describe('a connection that breaks while nobody listens to it', () => {
  it('does not end the process, and its pool gives another one', async () => {
    const database = await createDataSource({ url: test.url, poolSize: 1 }).initialize();
    const lent = await poolOf(database).connect();
    const ended = new Promise((resolve) => lent.once('end', resolve));
    await cut(lent);
    await ended;
    await expect(lent.query('SELECT 1')).rejects.toThrow('not queryable');
    lent.release();
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await database.destroy();
  });

  async function cut(lent: PoolClient): Promise<void> {
    const { rows } = await lent.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await test.database.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  }
});
