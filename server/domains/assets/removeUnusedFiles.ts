import type { RequestContext } from '../../platform/context/RequestContext';
import { Asset } from './Asset';
import { lockFiles } from './lockFiles';

/** Removes those of these files that no asset refers to any more. Comes after the transaction that let go of them. */
export async function removeUnusedFiles(
  { database, files }: Pick<RequestContext, 'database' | 'files'>,
  hashes: readonly string[],
): Promise<void> {
  for (const sha256 of new Set(hashes)) {
    await database.transaction(async (manager) => {
      await lockFiles(manager, [sha256]);
      if (!(await manager.getRepository(Asset).existsBy({ sha256 }))) await files.remove(sha256);
    });
  }
}
