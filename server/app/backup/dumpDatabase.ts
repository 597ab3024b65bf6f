import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { fileColumns } from '../../domains/brochures/assets/files/fileColumns';
import { readMigrationNames } from '../database/compareMigrations';
import { backedUpSequences, backedUpTables } from './backedUpTables';
import { endTimeouts } from './inLongTransaction';
import { type BackedUpFile, type BackupHead, writeRecord } from './records';

/** Every file that a row refers to, with the widths of its renditions. An older schema lacks some of the columns. */
async function readReferredFiles(client: Client): Promise<ReferredFile[]> {
  const columns = await client.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = ANY ($1)`,
    [fileColumns.map(({ table }) => table)],
  );
  const there = new Set(columns.rows.map(({ name }) => name));
  const selects = fileColumns
    .filter(({ table, column }) => there.has(`${table}.${column}`))
    .map((column) =>
      filesOfColumn(
        column.widths && there.has(`${column.table}.${column.widths}`) ? column : { ...column, widths: undefined },
      ),
    );
  if (selects.length === 0) return [];
  const { rows } = await client.query<ReferredFile>(
    `SELECT sha256, "isHeld", array_agg(DISTINCT width) FILTER (WHERE width IS NOT NULL) AS widths
     FROM (${selects.join(' UNION ALL ')}) AS referred
     GROUP BY sha256, "isHeld" ORDER BY sha256, "isHeld"`,
  );
  return rows;
}

function filesOfColumn({ table, column, isHeld, widths }: (typeof fileColumns)[number]): string {
  const width =
    widths === undefined ? 'NULL' : `unnest(CASE WHEN ${widths} = '{}' THEN ARRAY[NULL]::integer[] ELSE ${widths} END)`;
  return `SELECT ${column} AS sha256, ${isHeld} AS "isHeld", ${width} AS width FROM ${table} WHERE ${column} IS NOT NULL`;
}

export interface ReferredFile {
  sha256: string;
  /** whether it is in the held area of the store */
  isHeld: boolean;
  widths: number[] | null;
}

interface Steps {
  /** copies the files of the moment and returns what it found */
  copyFiles: (referred: ReferredFile[]) => Promise<BackedUpFile[]>;
  /** begins the transaction, which may have to wait for a connection */
  begin: (sql: string) => Promise<void>;
}

/**
 * Writes the database as it was at one moment, while the site goes on (one REPEATABLE READ snapshot, rows by COPY).
 * Needs no program of PostgreSQL.
 */
export async function* dumpDatabase(client: Client, now: Date, { copyFiles, begin }: Steps): AsyncGenerator<Buffer> {
  await begin('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await endTimeouts(client);
  const head: BackupHead = {
    format: 1,
    createdAt: now.toISOString(),
    migrations: await readMigrationNames(async (sql) => (await client.query<{ name: string }>(sql)).rows),
    tables: await backedUpTables(client),
    sequences: await backedUpSequences(client),
    files: await copyFiles(await readReferredFiles(client)),
  };
  yield writeRecord({ kind: 'head', head });
  const rows: Record<string, number> = {};
  for (const { name, columns } of head.tables) {
    const source = client.query(copyTo(`COPY ${name} (${columns.join(', ')}) TO STDOUT`));
    for await (const bytes of source as AsyncIterable<Buffer>) yield writeRecord({ kind: 'rows', table: name, bytes });
    rows[name] = source.rowCount;
  }
  await client.query('COMMIT');
  yield writeRecord({ kind: 'end', end: { rows } });
}
