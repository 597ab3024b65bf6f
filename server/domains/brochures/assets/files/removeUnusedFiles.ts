import type { RequestContext } from '../../../../platform/context/RequestContext';
import { mayRemoveFiles } from '../../../../platform/file-store/fileRemovals';
import { fileColumns } from './fileColumns';
import { holdFile } from './holdFile';
import { lockFiles } from './lockFiles';
import { removeUnusedFilesJob } from './removeUnusedFilesJob';

/** Equal bytes are stored once in each area, so every column that refers to files counts. */
const isUsed = `SELECT ${isNamed(false)} AS "isUsed", ${isNamed(true)} AS "isHeld"`;

/** SQL for whether a column names the file $1 in this area. */
function isNamed(inHeldArea: boolean): string {
  return fileColumns
    .filter(({ isHeld }) => isHeld === inHeldArea)
    .map(({ table, column }) => `EXISTS (SELECT FROM ${table} WHERE ${column} = $1)`)
    .join(' OR ');
}

export type FileRemoval = Pick<RequestContext, 'database' | 'files' | 'jobs'>;

/**
 * Removes those of these files that no row refers to, from either area of the store. Call it after the transaction that
 * removed the references. While a backup runs it removes nothing and asks for the job, which tries again later
 * (docs/rules/files.md#removal).
 */
export async function removeUnusedFiles(
  { database, files, jobs }: FileRemoval,
  hashes: readonly string[],
): Promise<void> {
  const left = new Set(hashes);
  for (const sha256 of left) {
    const mayGoOn = await database.transaction(async (manager) => {
      if (!(await mayRemoveFiles(manager))) {
        await jobs.enqueue(manager, removeUnusedFilesJob, { hashes: [...left] });
        return false;
      }
      await lockFiles(manager, [sha256]);
      const [row] = await manager.query<{ isUsed: boolean; isHeld: boolean }[]>(isUsed, [sha256]);
      if (row?.isUsed === false) {
        // a live ad had it until a moment ago, and may get it back
        if (row.isHeld) await holdFile(manager, files, sha256);
        await files.remove(sha256);
      }
      if (row?.isHeld === false) await files.held.remove(sha256);
      return true;
    });
    if (!mayGoOn) return;
    left.delete(sha256);
  }
}

/** The same after a change that stays valid without the clean-up: an error is only logged, and the queued job tries again. */
export async function removeUnusedFilesOrLog(
  context: FileRemoval & Pick<RequestContext, 'logger'>,
  hashes: readonly string[],
  message: string,
): Promise<void> {
  await removeUnusedFiles(context, hashes).catch((err: unknown) => context.logger.error({ err, hashes }, message));
}
