import { Client } from 'pg';

/**
 * Locks a table against reading, on its own connection, as a manual migration would. Returns a function that releases
 * it.
 */
export async function holdTable(url: string, table: string): Promise<() => Promise<void>> {
  const holder = new Client({ connectionString: url });
  await holder.connect();
  await holder.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  return () => holder.end();
}
