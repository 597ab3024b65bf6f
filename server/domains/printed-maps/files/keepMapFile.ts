import type { DataSource } from 'typeorm';
import type { FileStore } from '../../../platform/file-store/FileStore';
import { removeUnusedFiles } from '../../brochures/assets/files/removeUnusedFiles';
import { PrintedMap } from '../PrintedMap';

type MapFile = Pick<
  PrintedMap,
  'fileSha256' | 'previewSha256' | 'contentHash' | 'byteSize' | 'pages' | 'madeAt' | 'origin'
>;

/** Sets a stored file as the map's file and removes the previous one. Returns false when the map is gone. */
export async function keepMapFile(
  { database, files }: { database: DataSource; files: FileStore },
  id: number,
  file: MapFile,
): Promise<boolean> {
  const before = await database.transaction(async (manager) => {
    const maps = manager.getRepository(PrintedMap);
    const map = await maps.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (map) await maps.update({ id }, { ...file, state: 'READY', progress: 100, problem: null });
    return map;
  });
  // the new ones too: the map may be gone meanwhile
  const hashes = [before?.fileSha256, before?.previewSha256, file.fileSha256, file.previewSha256];
  await removeUnusedFiles(
    { database, files },
    hashes.filter((sha256) => typeof sha256 === 'string'),
  );
  return before !== null;
}
