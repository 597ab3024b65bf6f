import type { DataSource } from 'typeorm';

interface Rule {
  id: string;
  table: string;
  name: string;
  /** PostgreSQL knows that all rows keep it */
  isValidated: boolean;
}

/** Reads the checks and foreign keys of all tables. */
export function readRules(database: DataSource): Promise<Rule[]> {
  return database.query<Rule[]>(`
    SELECT rule.oid::text AS id, c.relname AS table, conname AS name, convalidated AS "isValidated"
    FROM pg_constraint rule JOIN pg_class c ON c.oid = rule.conrelid
    WHERE c.relnamespace = 'public'::regnamespace AND NOT c.relispartition AND contype IN ('c', 'f')`);
}

/** Returns the names of all tables. */
export async function readTables(database: DataSource): Promise<string[]> {
  const rows = await database.query<{ name: string }[]>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`,
  );
  return rows.map(({ name }) => name);
}

/** Sentences about rules for which a migration has read all rows of a table, while nobody else could use it. */
export function findScans(tables: readonly string[], older: readonly Rule[], newer: readonly Rule[]): string[] {
  const known = new Set(older.map(({ id }) => id));
  return newer
    .filter(({ id, table, isValidated }) => !known.has(id) && isValidated && tables.includes(table))
    .map(({ table, name }) => `${name} reads all of ${table}: add it NOT VALID`);
}
