import { copyFile } from '../../../../platform/file-store/copyFile';
import type { FileStore } from '../../../../platform/file-store/FileStore';
import type { StoredAsset } from '../StoredAsset';

/** Copies a file from the held area of the store to the public one. The clean-up removes the held copy. */
export async function publishHeldFile(
  files: FileStore,
  { sha256, renditionWidths }: Pick<StoredAsset, 'sha256' | 'renditionWidths'>,
): Promise<void> {
  if (sha256 === null) return;
  const [missing] = await copyFile(files.held, files, { sha256, renditionWidths });
  if (missing !== undefined) throw new Error(`The proposed file ${sha256}/${missing} is not in the store.`);
}
