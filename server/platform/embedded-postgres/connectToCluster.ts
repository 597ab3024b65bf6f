import { DatabaseClient } from '../database/DatabaseClient';

/** Opens a short connection to check that the server is ours and serves this folder. Returns null if not. */
export async function connectToCluster(url: string): Promise<DatabaseClient | null> {
  const client = new DatabaseClient({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return client;
  } catch {
    return null;
  }
}
