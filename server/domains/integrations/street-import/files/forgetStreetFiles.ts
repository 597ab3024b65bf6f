import { type FileRemoval, removeUnusedFiles } from '../../../brochures/assets/files/removeUnusedFiles';
import { StreetFile } from './StreetFile';

/** Deletes uploaded street files. */
export async function forgetStreetFiles(dependencies: FileRemoval, hashes: string[]): Promise<void> {
  if (hashes.length === 0) return;
  await dependencies.database.getRepository(StreetFile).delete(hashes);
  await removeUnusedFiles(dependencies, hashes);
}
