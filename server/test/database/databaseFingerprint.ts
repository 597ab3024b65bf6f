import type { DataSource } from 'typeorm';

/** Tables that also change for refused requests, because they count them. */
const countedRefusals = ['login_attempts'];

/** Returns a text that changes with any row of any table. A refused request must not change it. */
export async function databaseFingerprint(database: DataSource): Promise<string> {
  const tables = await database.query<{ name: string }[]>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL($1) ORDER BY 1`,
    [['migrations', ...countedRefusals]],
  );
  const parts = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS hash FROM ${name} t`,
  );
  // PostgreSQL may read the parts side by side and then answers in any order
  const rows = await database.query<{ name: string; hash: string }[]>(`${parts.join(' UNION ALL ')} ORDER BY name`);
  return rows.map(({ name, hash }) => `${name} ${hash}`).join('\n');
}
