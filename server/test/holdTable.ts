import { Client } from 'pg';

/** Locks a table against all reading, on a connection of its own, as a migration by hand would. Answers how to let go. */
export async function holdTable(url: string, table: string): Promise<() => Promise<void>> {
  const holder = new Client({ connectionString: url });
  await holder.connect();
  await holder.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  return () => holder.end();
}
