import type { DataSource } from 'typeorm';

interface Rule {
  id: string;
  table: string;
  name: string;
  /** PostgreSQL knows that all rows keep it */
  isValidated: boolean;
  /** a column of which it says no more than that it is never empty */
  requires: string | null;
}

interface Table {
  name: string;
  /** changes when all rows are written again; null: its rows are in partitions */
  file: string | null;
  /** columns that may not be empty, by whether they are */
  columns: Record<string, boolean>;
}

/** What tells whether rows were read or written again. */
export interface Storage {
  tables: Table[];
  rules: Rule[];
}

/** Reads the tables, with their partitions, and their checks and foreign keys. */
export async function readStorage(database: DataSource): Promise<Storage> {
  const tables = await database.query<Table[]>(`
    SELECT relname AS name, pg_relation_filenode(c.oid)::text AS file,
      (SELECT jsonb_object_agg(attname, attnotnull) FROM pg_attribute
       WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped) AS columns
    FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`);
  const rules = await database.query<Rule[]>(`
    SELECT rule.oid::text AS id, c.relname AS table, conname AS name, convalidated AS "isValidated",
      substring(pg_get_constraintdef(rule.oid) FROM '^CHECK \\(\\("?([^" ]+)"? IS NOT NULL\\)\\)$') AS requires
    FROM pg_constraint rule JOIN pg_class c ON c.oid = rule.conrelid
    WHERE c.relnamespace = 'public'::regnamespace AND NOT c.relispartition AND contype IN ('c', 'f')`);
  return { tables, rules };
}

/** Sentences about tables of which a migration has read or written all rows, while nobody else could use them. */
export function findScans(before: Storage, after: Storage): string[] {
  const former = new Map(before.tables.map((table) => [table.name, table]));
  const known = new Set(before.rules.map(({ id }) => id));
  const rules = after.rules
    .filter(({ id, table, isValidated }) => !known.has(id) && isValidated && former.has(table))
    .map(({ table, name }) => `${name} reads all of ${table}: add it NOT VALID`);
  const tables = after.tables.flatMap((table): string[] => {
    const old = former.get(table.name);
    if (!old) return [];
    // writing all rows again looks at each column too
    if (old.file !== table.file) return [`all of ${table.name} is written again: add a column beside the old one`];
    return newlyRequired(old, table)
      .filter((column) => !isProven(before.rules, table.name, column))
      .map(
        (column) =>
          `${table.name}.${column} becomes required, which reads all of ${table.name}: validate a check first`,
      );
  });
  return [...rules, ...tables];
}

function newlyRequired(old: Table, table: Table): string[] {
  return Object.keys(table.columns).filter((column) => table.columns[column] === true && old.columns[column] === false);
}

/** PostgreSQL does not read the rows of a column of which a valid check says that it is never empty. */
function isProven(rules: readonly Rule[], table: string, column: string): boolean {
  return rules.some((rule) => rule.table === table && rule.isValidated && rule.requires === column);
}
