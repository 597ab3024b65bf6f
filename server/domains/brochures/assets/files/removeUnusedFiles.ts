import type { RequestContext } from '../../../../platform/context/RequestContext';
import { lockFiles } from './lockFiles';

/** Equal bytes are stored once in each area, so this lists every table that refers to files. */
const isUsed = `SELECT
  EXISTS (SELECT FROM assets WHERE sha256 = $1)
  OR EXISTS (SELECT FROM printed_maps WHERE $1 IN (file_sha256, preview_sha256))
  OR EXISTS (SELECT FROM street_files WHERE sha256 = $1) AS "isUsed",
  EXISTS (SELECT FROM proposed_assets WHERE sha256 = $1) AS "isHeld"`;

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
