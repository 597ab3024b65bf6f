import type { RequestContext } from '../../../../platform/context/RequestContext';
import { fileColumns } from './fileColumns';
import { lockFiles } from './lockFiles';

/** Equal bytes are stored once in each area, so every column that refers to files counts. */
const isUsed = `SELECT ${isNamed(false)} AS "isUsed", ${isNamed(true)} AS "isHeld"`;

/** SQL for whether a column names the file $1 in this area. */
function isNamed(inHeldArea: boolean): string {
  return fileColumns
    .filter(({ isHeld }) => isHeld === inHeldArea)
    .map(({ table, column }) => `EXISTS (SELECT FROM ${table} WHERE ${column} = $1)`)
    .join(' OR ');
}

/**
 * Removes those of these files that no row refers to, from either area of the store. Call it after the transaction that
 * removed the references.
 */
export async function removeUnusedFiles(
  { database, files }: Pick<RequestContext, 'database' | 'files'>,
  hashes: readonly string[],
): Promise<void> {
  for (const sha256 of new Set(hashes)) {
    await database.transaction(async (manager) => {
      await lockFiles(manager, [sha256]);
      const [row] = await manager.query<{ isUsed: boolean; isHeld: boolean }[]>(isUsed, [sha256]);
      if (row?.isUsed === false) await files.remove(sha256);
      if (row?.isHeld === false) await files.held.remove(sha256);
    });
  }
}
