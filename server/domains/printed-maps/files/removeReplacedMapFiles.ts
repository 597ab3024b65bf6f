import { type FileRemoval, removeUnusedFiles } from '../../brochures/assets/files/removeUnusedFiles';
import { mayRemoveFiles } from '../../../platform/file-store/fileRemovals';
import { removeReplacedMapFilesJob } from './removeReplacedMapFilesJob';
import { ReplacedMapFile } from './ReplacedMapFile';

/** Removes files that a printed map has no more, unless they are used again. A second run changes nothing. */
export async function removeReplacedMapFiles(
  dependencies: FileRemoval,
  { ids, hashes }: { ids: number[]; hashes: string[] },
): Promise<void> {
  const hasGone = await dependencies.database.transaction(async (manager) => {
    // the rows say who may see the files, so they stay as long as a backup keeps these
    if (!(await mayRemoveFiles(manager))) {
      await dependencies.jobs.enqueue(manager, removeReplacedMapFilesJob, { ids, hashes });
      return false;
    }
    await manager.getRepository(ReplacedMapFile).delete(ids);
    return true;
  });
  if (hasGone) await removeUnusedFiles(dependencies, hashes);
}
