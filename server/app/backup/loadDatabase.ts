import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { getConstructionPlans } from 'pg-boss';
import { StartProblem } from '../../shared/errors/StartProblem';
import { backedUpTables } from './backedUpTables';
import { endTimeouts } from './inLongTransaction';
import type { BackupEnd, BackupHead, BackupRecord } from './records';

/** A COPY that takes the rows of one table as they come. */
interface OpenTable {
  name: string;
  rows: PassThrough;
  done: Promise<void>;
}

/**
 * Fills a database that has just been migrated to the migrations of the backup, in one transaction. Triggers are off,
 * because the rows are those that they have made already; foreign keys are added anew, and so checked, at the end.
 * @throws StartProblem if the rows do not fit, or their number differs from what the backup says
 */
export async function loadDatabase(
  client: Client,
  head: BackupHead,
  records: AsyncIterable<BackupRecord>,
): Promise<BackupEnd> {
  await client.query('BEGIN');
  await endTimeouts(client);
  await addMissingTables(client, head);
  const keys = await dropForeignKeys(client);
  const names = head.tables.map(({ name }) => name);
  await client.query(`TRUNCATE ${names.join(', ')}`);
  await switchTriggers(client, names, 'DISABLE');
  const end = await loadRows(client, head, records);
  await switchTriggers(client, names, 'ENABLE');
  for (const { table, name, definition } of keys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  }
  for (const { name, value, isCalled } of head.sequences) {
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [name, value, isCalled]);
  }
  for (const [name, expected] of Object.entries(end.rows)) {
    const { rows } = await client.query<{ count: number }>(`SELECT count(*)::integer AS count FROM ${name}`);
    if (rows[0]?.count === expected) continue;
    throw new StartProblem(`${name} has ${String(rows[0]?.count)} rows, the backup says ${String(expected)}.`);
  }
  // mirrors have seen changes that are in no backup: a new feed begins
  if (names.includes('public.brochure_change_state')) {
    await client.query('UPDATE brochure_change_state SET identity = NULL');
  }
  await client.query('COMMIT');
  return end;
}

/** The job queue, and partitions that a job has made since the migrations. */
async function addMissingTables(client: Client, { tables }: BackupHead): Promise<void> {
  const hasQueue = await client.query<{ there: boolean }>(`SELECT to_regclass('job_queue.job') IS NOT NULL AS there`);
  if (tables.some(({ name }) => name.startsWith('job_queue.')) && hasQueue.rows[0]?.there !== true) {
    // its own BEGIN and COMMIT would end our transaction
    await client.query(getConstructionPlans('job_queue').replaceAll(/^\s*(BEGIN|COMMIT);\s*$/gm, ''));
  }
  const there = new Set((await backedUpTables(client)).map(({ name }) => name));
  for (const { name, partition } of tables) {
    if (there.has(name)) continue;
    if (!partition)
      throw new StartProblem(
        `This version of the program has no table ${name}: restore with the version that made the backup.`,
      );
    await client.query(`CREATE TABLE ${name} PARTITION OF ${partition.of} ${partition.bound}`);
  }
}

async function dropForeignKeys(client: Client): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS table, quote_ident(k.conname) AS name,
       pg_get_constraintdef(k.oid) AS definition
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE k.contype = 'f' AND k.conparentid = 0 AND n.nspname IN ('public', 'job_queue')`,
  );
  for (const { table, name } of rows) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  return rows;
}

async function switchTriggers(client: Client, tables: string[], to: 'DISABLE' | 'ENABLE'): Promise<void> {
  for (const table of tables) await client.query(`ALTER TABLE ${table} ${to} TRIGGER USER`);
}

async function loadRows(
  client: Client,
  { tables }: BackupHead,
  records: AsyncIterable<BackupRecord>,
): Promise<BackupEnd> {
  const columns = new Map(tables.map((table) => [table.name, table.columns.join(', ')]));
  let open: OpenTable | undefined;
  for await (const record of records) {
    if (record.kind === 'rows' && record.table === open?.name) {
      if (!open.rows.write(record.bytes)) await Promise.race([open.done, drained(open.rows)]);
      continue;
    }
    open?.rows.end();
    await open?.done;
    open = undefined;
    if (record.kind === 'end') return record.end;
    if (record.kind === 'head') continue;
    const of = columns.get(record.table);
    if (of === undefined) throw new StartProblem('This backup was damaged: it has rows of an unknown table.');
    const rows = new PassThrough();
    const done = pipeline(rows, client.query(copyFrom(`COPY ${record.table} (${of}) FROM STDIN`)));
    // awaited later; without a listener an early failure would end the process
    done.catch(() => undefined);
    open = { name: record.table, rows, done };
    rows.write(record.bytes);
  }
  throw new StartProblem('This backup is not whole: its end is missing.');
}

function drained(stream: PassThrough): Promise<void> {
  return new Promise((resolve) => stream.once('drain', resolve));
}
