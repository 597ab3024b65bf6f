import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { PoolClient } from 'pg';
import { createDataSource } from '../../app/database/createDataSource';
import { startProxy } from '../../test/programs/startProxy';
import { useTestDatabase } from '../../test/testDatabase';
import { DatabaseClient } from './DatabaseClient';
import { poolOf } from './prepared/preparedRowsTogether';

const test = useTestDatabase();

describe('a connection that breaks without a listener', () => {
  it('does not end the process, and its pool provides another one', async () => {
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

describe('a silent connection', () => {
  it('breaks under its statement, also after an idle time longer than the limit', async () => {
    const proxy = await startProxy(test.url);
    const client = new DatabaseClient({ connectionString: proxy.urlOf(test.url), silenceTimeoutMs: 60_000 });
    /** Lets the limit of the socket end, which is long while PostgreSQL has to answer. */
    const rests = async () => {
      const rested = once(socketOf(client), 'timeout');
      socketOf(client).setTimeout(200);
      await rested;
    };
    try {
      await client.connect();
      await rests();
      socketOf(client).setTimeout(60_000);
      expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
      await rests();
      proxy.fallSilent();
      const late = setTimeout(() => client.cut(), 10_000);
      await expect(client.query('SELECT 1')).rejects.toThrow('PostgreSQL sent nothing for 60 s.');
      clearTimeout(late);
    } finally {
      client.cut();
      await proxy.stop();
    }
  });

  const socketOf = (client: DatabaseClient) =>
    (client as unknown as { connection: { stream: Socket } }).connection.stream;
});
