import { DatabaseClient } from '../database/DatabaseClient';

/** A first, short connection: is it our server, and is it of this folder? Answers null when it is not. */
export async function connectToCluster(url: string): Promise<DatabaseClient | null> {
  const client = new DatabaseClient({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return client;
  } catch {
    return null;
  }
}
