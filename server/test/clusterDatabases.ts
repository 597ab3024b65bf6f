import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A new name: no other file of the run uses it. */
export const newDatabaseName = (): string => `test_${randomBytes(6).toString('hex')}`;

/** Connects to the run's PostgreSQL, where databases are made and dropped. */
export async function asAdmin<T>(work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: databaseUrl() });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

export function dropDatabase(name: string): Promise<unknown> {
  return asAdmin((admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
}

/** The address of one database of the run's PostgreSQL, by default of the one for administration. */
export function databaseUrl(name?: string): string {
  const given = process.env.TEST_DATABASE_URL;
  if (!given)
    throw new Error('TEST_DATABASE_URL is not set: run this through jest, whose global setup starts PostgreSQL.');
  if (name === undefined) return given;
  const url = new URL(given);
  url.pathname = `/${name}`;
  return url.href;
}
