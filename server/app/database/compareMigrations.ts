import type { MigrationInterface } from 'typeorm';

interface MigrationDifference {
  /** known to this program, not run yet */
  pending: string[];
  /** run by a newer program */
  unknown: string[];
}

/** The differences between the migrations of this program and those of a database. */
export function compareMigrations(known: readonly string[], run: readonly string[]): MigrationDifference {
  const [knownNames, runNames] = [new Set(known), new Set(run)];
  return { pending: known.filter((name) => !runNames.has(name)), unknown: run.filter((name) => !knownNames.has(name)) };
}

/** The names as TypeORM stores them. */
export function namesOf(migrations: readonly MigrationInterface[]): string[] {
  return migrations.map(({ name, constructor }) => name ?? constructor.name);
}

/** The names of the migrations that a database has run; empty for an empty database. */
export async function readMigrationNames(query: (sql: string) => Promise<{ name: string }[]>): Promise<string[]> {
  const [table] = await query(
    `SELECT to_regclass('migrations')::text AS name WHERE to_regclass('migrations') IS NOT NULL`,
  );
  if (!table) return [];
  return (await query('SELECT name FROM migrations ORDER BY id')).map(({ name }) => name);
}
