import { DatabaseClient } from '../DatabaseClient';

const timeoutMs = 10_000;

/** True if two connections can prepare a statement of the same name. A pool in transaction mode may mix them up. */
export async function supportsPreparedStatements(url: string): Promise<boolean> {
  const settings = { connectionString: url, application_name: 'local-offers', silenceTimeoutMs: timeoutMs };
  const clients = [new DatabaseClient(settings), new DatabaseClient(settings)];
  try {
    for (const client of clients) await client.connect();
    for (const client of [...clients, ...clients]) await client.query({ name: 'local-offers-probe', text: 'SELECT 1' });
    return true;
  } catch {
    return false;
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}
