import { type FileRemoval, removeUnusedFiles } from '../../../brochures/assets/files/removeUnusedFiles';
import { removeUnusedFilesJob } from '../../../brochures/assets/files/removeUnusedFilesJob';
import { StreetFile } from './StreetFile';

/** Deletes uploaded street files. */
export async function forgetStreetFiles(dependencies: FileRemoval, hashes: string[]): Promise<void> {
  if (hashes.length === 0) return;
  await dependencies.database.transaction(async (manager) => {
    await manager.getRepository(StreetFile).delete(hashes);
    await dependencies.jobs.enqueue(manager, removeUnusedFilesJob, { hashes });
  });
  await removeUnusedFiles(dependencies, hashes);
}
