import { buffer } from 'node:stream/consumers';
import type { FileName, FileStore, OpenedFile } from '../../../../platform/file-store/FileStore';
import type { StoredAsset } from '../StoredAsset';

/**
 * Copies a file with its renditions and its upload from the held area of the store to the public one. The clean-up
 * removes the held copy.
 */
export async function publishHeldFile(
  files: FileStore,
  { sha256, renditionWidths }: Pick<StoredAsset, 'sha256' | 'renditionWidths'>,
): Promise<void> {
  if (sha256 === null) return;
  const original = await openHeld(files, sha256, 'original');
  await files.put(await buffer(original.stream), original.contentType);
  for (const width of renditionWidths) {
    const rendition = await openHeld(files, sha256, `${width}.webp`);
    await files.putRendition(sha256, width, await buffer(rendition.stream));
  }
  const uploaded = await files.held.openUploaded(sha256);
  if (uploaded) await files.putUploaded(sha256, await buffer(uploaded));
}

async function openHeld(files: FileStore, sha256: string, name: FileName): Promise<OpenedFile> {
  const file = await files.held.open(sha256, name);
  if (!file) throw new Error(`The proposed file ${sha256}/${name} is not in the store.`);
  return file;
}
