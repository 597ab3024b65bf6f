import type { Readable } from 'node:stream';
import type { FileStore } from '../../platform/file-store/FileStore';
import { waitForFileRemovals } from '../../platform/file-store/fileRemovals';
import type { BackupStore } from './BackupStore';
import {
  inLongTransaction,
  queryInTime,
  withConnection,
  type AssertHeld,
  type ConnectionOptions,
} from './inLongTransaction';
import { dumpDatabase, type ReferredFile } from './dumpDatabase';
import { readHead } from './readHead';
import type { BackedUpFile } from './records';
import { supersededBackups } from './supersededBackups';

interface Sources extends ConnectionOptions {
  files: FileStore;
  now: Date;
  /** asked before the backup counts */
  assertAlone?: AssertHeld;
}

export interface BackupReport {
  name: string;
  files: number;
  copied: number;
  /** files that rows refer to and the store does not have */
  missing: string[];
}

/**
 * Backs up the database as it is at one moment, and every file that it refers to then. The site may be running: it removes
 * no file until the end of this.
 */
export async function backUp(
  { files, now, assertAlone, ...connection }: Sources,
  backups: BackupStore,
): Promise<BackupReport> {
  const report: BackupReport = { name: '', files: 0, copied: 0, missing: [] };
  const copy = async (referred: ReferredFile[]) => {
    const found = [];
    for (const file of referred) found.push(...(await copyFile(files, backups, file, report)));
    report.files = found.length;
    return found;
  };
  return inLongTransaction(connection, async (guard, assertNoRemovals) => {
    await waitForFileRemovals(guard);
    const assertLocked = async (): Promise<void> => {
      await assertNoRemovals();
      await assertAlone?.();
    };
    // the snapshot is taken after the lock, so in a transaction of its own
    report.name = await withConnection(connection, async (client) => {
      const begin = (sql: string) => queryInTime(client, sql, connection);
      return backups.write(now, untilChecked(dumpDatabase(client, now, { copyFiles: copy, begin }), assertLocked));
    });
    return report;
  });
}

/** Fails at the end unless the check holds, so that no backup is stored. */
async function* untilChecked(records: AsyncIterable<Buffer>, check: () => Promise<void>): AsyncGenerator<Buffer> {
  yield* records;
  await check();
}

async function copyFile(
  store: FileStore,
  backups: BackupStore,
  { sha256, isHeld, widths }: ReferredFile,
  report: BackupReport,
): Promise<BackedUpFile[]> {
  const held = isHeld ? await store.held.open(sha256, 'original') : null;
  // an approval since the moment of the backup makes a held file public
  const original = held ?? (await store.open(sha256, 'original'));
  const files = held ? store.held : store;
  if (!original) {
    report.missing.push(sha256);
    return [];
  }
  const copied: BackedUpFile[] = [];
  const keep = async (name: string, contentType: string, stream: Readable): Promise<void> => {
    const file: BackedUpFile = { sha256, name, contentType, ...(isHeld && { isHeld }) };
    copied.push(file);
    if (await backups.hasFile(file)) {
      stream.destroy();
      return;
    }
    await backups.writeFile(file, stream);
    report.copied += 1;
  };
  await keep('original', original.contentType, original.stream);
  const uploaded = await files.openUploaded(sha256);
  if (uploaded) await keep('uploaded', 'application/octet-stream', uploaded);
  for (const width of widths ?? []) {
    const rendition = await files.open(sha256, `${width}.webp`);
    if (rendition) await keep(`${width}.webp`, rendition.contentType, rendition.stream);
  }
  return copied;
}

/** Removes backups that newer ones replace, and files that only they had. Returns the names of what went. */
export async function thinBackups(backups: BackupStore): Promise<string[]> {
  const superseded = supersededBackups(await backups.list());
  if (superseded.length === 0) return [];
  for (const name of superseded) await backups.remove(name);
  const kept = new Set<string>();
  for (const name of await backups.list()) {
    for (const file of (await readHead(backups, name)).files) kept.add(`${file.sha256}/${file.name}`);
  }
  await backups.removeFilesExcept(kept);
  return superseded;
}
