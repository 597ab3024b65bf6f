import type { MigrationInterface } from 'typeorm';

interface MigrationDifference {
  /** known to this program, not run yet */
  pending: string[];
  /** run by a newer program */
  unknown: string[];
}

/** What this program and a database do not have in common. */
export function compareMigrations(known: readonly string[], run: readonly string[]): MigrationDifference {
  const [knownNames, runNames] = [new Set(known), new Set(run)];
  return { pending: known.filter((name) => !runNames.has(name)), unknown: run.filter((name) => !knownNames.has(name)) };
}

/** As TypeORM writes them down. */
export function namesOf(migrations: readonly MigrationInterface[]): string[] {
  return migrations.map(({ name, constructor }) => name ?? constructor.name);
}

/** The migrations that a database has run; none where it is empty. */
export async function readMigrationNames(query: (sql: string) => Promise<{ name: string }[]>): Promise<string[]> {
  const [table] = await query(
    `SELECT to_regclass('migrations')::text AS name WHERE to_regclass('migrations') IS NOT NULL`,
  );
  if (!table) return [];
  return (await query('SELECT name FROM migrations ORDER BY id')).map(({ name }) => name);
}
