import { startEmbeddedPostgres } from '../embedded-postgres/startEmbeddedPostgres';
import { makeTestFolder } from '../../test/cluster/makeTestFolder';
import { eventually } from '../../test/eventually';
import { DatabaseClient } from './DatabaseClient';

let cluster: Awaited<ReturnType<typeof startEmbeddedPostgres>>;

beforeAll(async () => {
  cluster = await startEmbeddedPostgres({ folder: makeTestFolder('commits'), database: 'offers' });
  await ask(generous, 'CREATE TABLE sold (id int PRIMARY KEY)');
});
afterAll(() => cluster.stop());

interface Limits {
  statementTimeoutMs: number;
  silenceTimeoutMs: number;
}
const short: Limits = { statementTimeoutMs: 300, silenceTimeoutMs: 1_500 };
const generous: Limits = { statementTimeoutMs: 60_000, silenceTimeoutMs: 65_000 };

/** Returns the rows of the last statement. */
async function ask(limits: Limits, ...statements: string[]): Promise<unknown[]> {
  const client = new DatabaseClient({ connectionString: cluster.url, ...limits });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

/** Returns once commits wait for these standbys. */
async function setStandbys(names: string): Promise<void> {
  await ask(generous, `ALTER SYSTEM SET synchronous_standby_names = '${names}'`, 'SELECT pg_reload_conf()');
  await eventually(async () => {
    expect(await ask(generous, 'SHOW synchronous_standby_names')).toEqual([{ synchronous_standby_names: names }]);
  });
  // the checkpointer tells commits whether to wait, and reads the setting before its work
  await ask(generous, 'CHECKPOINT');
}

it.each([
  ['in a transaction', ['BEGIN', 'INSERT INTO sold VALUES (1)', 'COMMIT']],
  ['by itself', ['INSERT INTO sold VALUES (2)']],
])('what no standby has got is not confirmed: a write %s', async (_how, statements) => {
  await setStandbys('absent');
  await expect(ask(short, ...statements)).rejects.toThrow(/standby|sent nothing/);
  await setStandbys('');
  await ask(generous, 'BEGIN', 'DELETE FROM sold', 'COMMIT');
});

it('a slow statement before the commit is still limited', async () => {
  await expect(ask(short, 'BEGIN', 'SELECT pg_sleep(1)', 'COMMIT')).rejects.toThrow('statement timeout');
});
