import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readMigrationNames } from '../database/compareMigrations';
import { backedUpSequences, backedUpTables } from './backedUpTables';
import { type BackedUpFile, type BackupHead, writeRecord } from './records';

/** Every file that a row refers to (`removeUnusedFiles` has the same list), with the widths of its renditions. */
const referredFiles = `
  SELECT sha256, "isHeld", array_agg(DISTINCT width) FILTER (WHERE width IS NOT NULL) AS widths FROM (
    SELECT sha256, false AS "isHeld",
      unnest(CASE WHEN rendition_widths = '{}' THEN ARRAY[NULL]::integer[] ELSE rendition_widths END) AS width
      FROM assets WHERE sha256 IS NOT NULL
    UNION ALL SELECT sha256, true,
      unnest(CASE WHEN rendition_widths = '{}' THEN ARRAY[NULL]::integer[] ELSE rendition_widths END)
      FROM proposed_assets
    UNION ALL SELECT file_sha256, false, NULL FROM printed_maps WHERE file_sha256 IS NOT NULL
    UNION ALL SELECT preview_sha256, false, NULL FROM printed_maps WHERE preview_sha256 IS NOT NULL
    UNION ALL SELECT sha256, false, NULL FROM street_files
  ) AS referred GROUP BY sha256, "isHeld" ORDER BY sha256, "isHeld"`;

export interface ReferredFile {
  sha256: string;
  /** whether it is in the held area of the store */
  isHeld: boolean;
  widths: number[] | null;
}

/**
 * Writes the database as it was at one moment, while the site goes on (one REPEATABLE READ snapshot, rows by COPY).
 * `copyFiles` copies the files of that moment and returns what it found. Needs no program of PostgreSQL.
 */
export async function* dumpDatabase(
  client: Client,
  now: Date,
  copyFiles: (referred: ReferredFile[]) => Promise<BackedUpFile[]>,
): AsyncGenerator<Buffer> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
  const { rows: referred } = await client.query<ReferredFile>(referredFiles);
  const head: BackupHead = {
    format: 1,
    createdAt: now.toISOString(),
    migrations: await readMigrationNames(async (sql) => (await client.query<{ name: string }>(sql)).rows),
    tables: await backedUpTables(client),
    sequences: await backedUpSequences(client),
    files: await copyFiles(referred),
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
