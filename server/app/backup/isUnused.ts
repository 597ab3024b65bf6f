import type { DataSource } from 'typeorm';

/** True for a migrated database that no site has started on, as a restore or a trial leaves it that did not end. */
export async function isUnused(database: DataSource): Promise<boolean> {
  const [row] = await database.query<{ unused: boolean }[]>(
    `SELECT NOT EXISTS (SELECT FROM categories) AND NOT EXISTS (SELECT FROM accounts)
       AND NOT EXISTS (SELECT FROM vendors) AND NOT EXISTS (SELECT FROM brochures) AS unused`,
  );
  return row?.unused === true;
}
