import type { FindOptionsWhere } from 'typeorm';
import { type FileRemoval, removeUnusedFiles } from '../../brochures/assets/files/removeUnusedFiles';
import { neverFailed } from '../making/isHeld';
import { PrintedMap } from '../PrintedMap';
import { removeReplacedMapFilesJob } from './removeReplacedMapFilesJob';
import { ReplacedMapFile } from './ReplacedMapFile';

type MapFile = Pick<
  PrintedMap,
  'fileSha256' | 'previewSha256' | 'contentHash' | 'byteSize' | 'pages' | 'madeAt' | 'origin'
>;

/**
 * Sets a stored file as the map's file. The previous one stays readable for 15 minutes, for pages that were loaded before.
 * Returns false, and removes the new file, when there is no such map any more.
 */
export async function keepMapFile(
  { database, files, jobs }: FileRemoval,
  which: FindOptionsWhere<PrintedMap>,
  file: MapFile,
): Promise<boolean> {
  const isKept = await database.transaction(async (manager) => {
    const maps = manager.getRepository(PrintedMap);
    const map = await maps.findOne({ where: which, lock: { mode: 'pessimistic_write' } });
    if (!map) return false;
    await maps.update({ id: map.id }, { ...file, state: 'READY', progress: 100, problem: null, ...neverFailed });
    const kept = [file.fileSha256, file.previewSha256];
    const replaced = [map.fileSha256, map.previewSha256].filter((sha256) => sha256 !== null);
    const rows = replaced
      .filter((sha256) => !kept.includes(sha256))
      .map((sha256) => ({ printedMapId: map.id, sha256, wasPublished: map.isPublished }));
    if (rows.length === 0) return true;
    const saved = await manager.getRepository(ReplacedMapFile).save(rows);
    const [ids, hashes] = [saved.map(({ id }) => id), saved.map(({ sha256 }) => sha256)];
    await jobs.enqueue(manager, removeReplacedMapFilesJob, { ids, hashes });
    return true;
  });
  if (!isKept) {
    const hashes = [file.fileSha256, file.previewSha256].filter((sha256) => sha256 !== null);
    await removeUnusedFiles({ database, files, jobs }, hashes);
  }
  return isKept;
}
