import { startEmbeddedPostgres } from '../embedded-postgres/startEmbeddedPostgres';
import { makeTestFolder } from '../../test/cluster/makeTestFolder';
import { DatabaseClient } from './DatabaseClient';

let cluster: Awaited<ReturnType<typeof startEmbeddedPostgres>>;

beforeAll(async () => {
  cluster = await startEmbeddedPostgres({ folder: makeTestFolder('commits'), database: 'offers' });
  await ask('CREATE TABLE sold (id int PRIMARY KEY)');
});
afterAll(() => cluster.stop());

async function ask(...statements: string[]): Promise<void> {
  const client = new DatabaseClient({
    connectionString: cluster.url,
    statementTimeoutMs: 300,
    silenceTimeoutMs: 1_500,
  });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

it.each([
  ['in a transaction', ['BEGIN', 'INSERT INTO sold VALUES (1)', 'COMMIT']],
  ['by itself', ['INSERT INTO sold VALUES (2)']],
])('what no standby has got is not confirmed: a write %s', async (_how, statements) => {
  await ask(`ALTER SYSTEM SET synchronous_standby_names = 'absent'`, 'SELECT pg_reload_conf()');
  await expect(ask('SELECT pg_sleep(0.1)', ...statements)).rejects.toThrow(/standby|sent nothing/);
  await ask(`ALTER SYSTEM RESET synchronous_standby_names`, 'SELECT pg_reload_conf()');
  await ask('SELECT pg_sleep(0.1)', 'BEGIN', 'DELETE FROM sold', 'COMMIT');
});

it('a slow statement before the commit is still limited', async () => {
  await expect(ask('BEGIN', 'SELECT pg_sleep(1)', 'COMMIT')).rejects.toThrow('statement timeout');
});
