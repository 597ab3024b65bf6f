import { Pool } from 'pg';
import { useTestDatabase } from '../../test/testDatabase';
import { DatabaseClient } from './DatabaseClient';
import { endPool } from './endPool';

const test = useTestDatabase();

function makePool() {
  const openConnections = new Set<DatabaseClient>();
  const config = { connectionString: test.url, openConnections };
  return { pool: new Pool({ ...config, Client: DatabaseClient as never }), openConnections };
}

it('resolves once the connections are closed, so that PostgreSQL may then stop', async () => {
  const { pool, openConnections } = makePool();
  await Promise.all([pool.query('SELECT 1'), pool.query('SELECT 1')]);
  expect(openConnections.size).toBe(2);
  await endPool(() => pool.end(), openConnections);
  expect(openConnections.size).toBe(0);
});

it('ends a pool that has lost its connections', async () => {
  const { pool, openConnections } = makePool();
  pool.on('error', () => undefined);
  await pool.query('SELECT 1');
  const [connection] = openConnections;
  if (!connection) throw new Error('The pool opened no connection.');
  const ended = new Promise<void>((resolve) => connection.once('end', () => resolve()));
  connection.cut();
  await ended;
  await endPool(() => pool.end(), openConnections);
  expect(openConnections.size).toBe(0);
});
