import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A new name that no other file of the run uses. */
export const newDatabaseName = (): string => `test_${randomBytes(6).toString('hex')}`;

/** Connects to the run's PostgreSQL to create and drop databases. */
export async function asAdmin<T>(work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: databaseUrl() });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** Creates a database as a copy of another one, by the cheapest way that this machine knows. */
export async function copyDatabase(admin: Client, from: string, name: string): Promise<void> {
  // the kernel copies the files: half the work of copying them through PostgreSQL's own memory and log
  await admin.query(
    `SELECT set_config(name, 'clone', false) FROM pg_settings
     WHERE name = 'file_copy_method' AND 'clone' = ANY (enumvals)`,
  );
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${from} STRATEGY FILE_COPY`);
}

export function dropDatabase(name: string): Promise<unknown> {
  return asAdmin((admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
}

/** Returns the URL of a database of the run's PostgreSQL; default: the one for administration. */
export function databaseUrl(name?: string): string {
  const given = process.env.TEST_DATABASE_URL;
  if (!given)
    throw new Error('TEST_DATABASE_URL is not set: run this through jest, whose global setup starts PostgreSQL.');
  if (name === undefined) return given;
  const url = new URL(given);
  url.pathname = `/${name}`;
  return url.href;
}
