import { type FileRemoval, removeUnusedFiles } from '../../brochures/assets/files/removeUnusedFiles';
import { ReplacedMapFile } from './ReplacedMapFile';

/** Removes files that a printed map has no more, unless they are used again. A second run changes nothing. */
export async function removeReplacedMapFiles(
  dependencies: FileRemoval,
  { ids, hashes }: { ids: number[]; hashes: string[] },
): Promise<void> {
  await dependencies.database.getRepository(ReplacedMapFile).delete(ids);
  await removeUnusedFiles(dependencies, hashes);
}
