import type { DataSource, FindOptionsWhere } from 'typeorm';
import type { FileStore } from '../../../platform/file-store/FileStore';
import { removeUnusedFiles } from '../../brochures/assets/files/removeUnusedFiles';
import { PrintedMap } from '../PrintedMap';

type MapFile = Pick<
  PrintedMap,
  'fileSha256' | 'previewSha256' | 'contentHash' | 'byteSize' | 'pages' | 'madeAt' | 'origin'
>;

/**
 * Sets a stored file as the map's file and removes the previous one. Returns false, and removes the file, when there is no
 * such map any more.
 */
export async function keepMapFile(
  { database, files }: { database: DataSource; files: FileStore },
  which: FindOptionsWhere<PrintedMap>,
  file: MapFile,
): Promise<boolean> {
  const before = await database.transaction(async (manager) => {
    const maps = manager.getRepository(PrintedMap);
    const map = await maps.findOne({ where: which, lock: { mode: 'pessimistic_write' } });
    if (map) await maps.update({ id: map.id }, { ...file, state: 'READY', progress: 100, problem: null });
    return map;
  });
  // the new ones too: nothing may have come of them
  const hashes = [before?.fileSha256, before?.previewSha256, file.fileSha256, file.previewSha256];
  await removeUnusedFiles(
    { database, files },
    hashes.filter((sha256) => typeof sha256 === 'string'),
  );
  return before !== null;
}
