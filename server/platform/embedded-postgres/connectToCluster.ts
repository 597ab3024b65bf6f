import { Client } from 'pg';

/** A first, short connection: is it our server, and is it of this folder? Answers null when it is not. */
export async function connectToCluster(url: string): Promise<Client | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // a server that stops while we look at it is told by the query, not by an unhandled event
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    return null;
  }
}
