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

type Query = (sql: string) => Promise<{ name: string }[]>;

/** The names of the migrations that a database has run; empty for an empty database. */
export async function readMigrationNames(query: Query): Promise<string[]> {
  const [table] = await query(
    `SELECT to_regclass('migrations')::text AS name WHERE to_regclass('migrations') IS NOT NULL`,
  );
  if (!table) return [];
  return (await query('SELECT name FROM migrations ORDER BY id')).map(({ name }) => name);
}

/** Those of them that take away what older versions need. A database that knows no mark has none. */
export async function readContractingNames(query: Query): Promise<string[]> {
  const rows = await query(
    `SELECT name FROM migrations WHERE COALESCE((to_jsonb(migrations) ->> 'contracts')::boolean, false)`,
  );
  return rows.map(({ name }) => name);
}
