import { buffer } from 'node:stream/consumers';
import { drawFirstPage } from '../../../platform/browser/drawFirstPage';
import type { SharedBrowser } from '../../../platform/browser/SharedBrowser';
import { type FileRemoval, removeUnusedFiles } from '../../brochures/assets/files/removeUnusedFiles';
import { PrintedMap } from '../PrintedMap';

interface Dependencies extends FileRemoval {
  browser: SharedBrowser;
}

/**
 * Adds a picture of the first page and the number of pages to an uploaded map. A file that cannot be drawn gets none.
 * Returns whether there is a picture now.
 */
export async function picturePrintedMap(
  dependencies: Dependencies,
  { printedMapId: id }: { printedMapId: number },
): Promise<boolean> {
  const { database, files, browser } = dependencies;
  const maps = database.getRepository(PrintedMap);
  const map = await maps.findOneBy({ id });
  if (map?.origin !== 'UPLOADED' || map.fileSha256 === null) return false;
  if (map.previewSha256 !== null) return true;
  const { fileSha256 } = map;
  const file = await files.open(fileSha256, 'original');
  if (!file) return false;
  const first = await drawFirstPage(await buffer(file.stream), browser);
  if (!first) return false;
  const previewSha256 = await files.put(first.picture, 'image/webp');
  // somebody may have replaced the file meanwhile
  const { affected } = await maps.update({ id, origin: 'UPLOADED', fileSha256 }, { previewSha256, pages: first.pages });
  if (affected === 1) return true;
  await removeUnusedFiles(dependencies, [previewSha256]);
  return false;
}
