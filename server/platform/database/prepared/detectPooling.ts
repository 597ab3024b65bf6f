import { StartProblem } from '../../../shared/errors/StartProblem';
import type { Pooling } from '../DatabaseAddress';
import { DatabaseClient } from '../DatabaseClient';

const rounds = 5;
const timeoutMs = 10_000;

/**
 * Finds the pooling mode: asks two connections in turn for their PostgreSQL process. Sessions keep one each; a pool in
 * transaction mode uses any free one.
 * @throws StartProblem for a pool that allows no transactions
 */
export async function detectPooling(url: string): Promise<Pooling> {
  const settings = { connectionString: url, application_name: 'local-offers', silenceTimeoutMs: timeoutMs };
  const [one, other] = [new DatabaseClient(settings), new DatabaseClient(settings)];
  try {
    await one.connect();
    await other.connect();
    const [first, second] = [new Set<number>(), new Set<number>()];
    for (let round = 0; round < rounds; round += 1) {
      first.add(await processOf(one));
      second.add(await processOf(other));
    }
    if (first.size === 1 && second.size === 1 && ![...first].some((pid) => second.has(pid))) return 'session';
    await assertTransactions(one);
    return 'transaction';
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
}

async function processOf(client: DatabaseClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid ?? 0;
}

async function assertTransactions(client: DatabaseClient): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query('COMMIT');
  } catch (error) {
    throw new StartProblem(
      'DATABASE_URL leads to a pool that allows no transactions (pool_mode = statement): set pool_mode to session or transaction.',
      { cause: error },
    );
  }
}
