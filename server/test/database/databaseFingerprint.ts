import type { DataSource } from 'typeorm';

/** Tables that also change for refused requests, because they count them, and the one that no request changes. */
export const ignoredTables = ['login_attempts', 'migrations'];

/**
 * Returns a text that changes with any row of any table. A refused request must not change it. After `keepRows` it
 * compares with the kept rows.
 */
export async function databaseFingerprint(database: DataSource): Promise<string> {
  const [known] = await database.query<[{ isKept: boolean }]>(
    `SELECT to_regclass('kept."changed tables"') IS NOT NULL AS "isKept"`,
  );
  return known.isKept ? changesSinceKept(database) : hashOfAll(database);
}

async function changesSinceKept(database: DataSource): Promise<string> {
  const [row] = await database.query<[{ fingerprint: string }]>('SELECT kept.fingerprint()');
  return row.fingerprint;
}

async function hashOfAll(database: DataSource): Promise<string> {
  const tables = await database.query<{ name: string }[]>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL($1) ORDER BY 1`,
    [ignoredTables],
  );
  const parts = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS hash FROM ${name} t`,
  );
  // PostgreSQL may read the parts side by side and then answers in any order
  const rows = await database.query<{ name: string; hash: string }[]>(`${parts.join(' UNION ALL ')} ORDER BY name`);
  return rows.map(({ name, hash }) => `${name} ${hash}`).join('\n');
}
