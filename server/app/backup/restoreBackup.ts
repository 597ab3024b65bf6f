import type { DataSource } from 'typeorm';
import { DatabaseClient } from '../../platform/database/DatabaseClient';
import type { FileStore } from '../../platform/file-store/FileStore';
import { computeSha256 } from '../../platform/file-store/computeSha256';
import { StartProblem } from '../../shared/errors/StartProblem';
import { compareMigrations, namesOf } from '../database/compareMigrations';
import type { BackupStore } from './BackupStore';
import { loadDatabase } from './loadDatabase';
import { readHead } from './readHead';
import { type BackupHead, readRecords } from './records';

export interface RestoreReport {
  name: string;
  createdAt: string;
  tables: number;
  rows: number;
  files: number;
}

/**
 * Loads a backup into a database whose migrations have just run, and its files into `files`; null: they are only read
 * and compared with their hashes. The database is either filled as a whole or not at all.
 */
export async function restoreBackup(
  backups: BackupStore,
  name: string,
  { url, files }: { url: string; files: FileStore | null },
): Promise<RestoreReport> {
  const head = await readHead(backups, name);
  const client = new DatabaseClient({ connectionString: url, application_name: 'local-offers restore' });
  await client.connect();
  try {
    // files first: rows without their files would be shown
    await restoreFiles(backups, head, files);
    const { rows } = await loadDatabase(client, head, readRecords(backups.read(name))).catch(explainRows);
    await client.query('ANALYZE');
    const sum = Object.values(rows).reduce((all, count) => all + count, 0);
    return {
      ...{ name, createdAt: head.createdAt },
      ...{ tables: head.tables.length, rows: sum, files: head.files.length },
    };
  } finally {
    await client.end();
  }
}

/** @throws StartProblem unless this program has exactly the migrations of the backup */
export function assertSameVersion(head: BackupHead, database: DataSource): void {
  const known = namesOf(database.migrations);
  assertNoNewerVersion(head, known);
  const { pending } = compareMigrations(known, head.migrations);
  if (pending.length === 0) return;
  throw new StartProblem(
    `This backup is of an older version of this program (it lacks ${pending.join(', ')}): restore with that one, then upgrade.`,
  );
}

/** @throws StartProblem if the backup has migrations that this program does not know */
export function assertNoNewerVersion({ migrations }: BackupHead, known: readonly string[]): void {
  const { unknown } = compareMigrations(known, migrations);
  if (unknown.length === 0) return;
  throw new StartProblem(
    `This backup is of a newer version of this program (${unknown.join(', ')}): restore with that one.`,
  );
}

async function restoreFiles(backups: BackupStore, head: BackupHead, files: FileStore | null): Promise<void> {
  for (const file of head.files) {
    const { sha256, name, contentType, isHeld } = file;
    const bytes = await backups.readFile(file);
    if (name === 'original' && computeSha256(bytes) !== sha256) {
      throw new StartProblem(`The file ${sha256} of the backup was damaged.`);
    }
    if (!files) continue;
    const area = isHeld ? files.held : files;
    // the original comes first
    if (name === 'original') await area.put(bytes, contentType);
    else if (name === 'uploaded') await area.putUploaded(sha256, bytes);
    else await area.putRendition(sha256, Number.parseInt(name, 10), bytes);
  }
}

/** Rows that do not fit their columns or constraints (SQLSTATE 22, 23) are damaged. */
function explainRows(cause: unknown): never {
  const { code, message } = cause as { code?: unknown; message?: string };
  if (typeof code !== 'string' || !/^2[23]/.test(code)) throw cause;
  throw new StartProblem(`This backup was damaged: its rows do not fit (${message ?? code}).`, { cause });
}
