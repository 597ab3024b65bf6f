import type { EntityManager } from 'typeorm';
import { copyFile } from '../../../../platform/file-store/copyFile';
import type { FileStore } from '../../../../platform/file-store/FileStore';

/** Copies a public file to the held area, as far as it is still there. The caller removes the public copy. */
export async function holdFile(manager: EntityManager, files: FileStore, sha256: string): Promise<void> {
  const [row] = await manager.query<{ widths: number[] }[]>(
    `SELECT rendition_widths AS widths FROM former_assets WHERE sha256 = $1 LIMIT 1`,
    [sha256],
  );
  await copyFile(files, files.held, { sha256, renditionWidths: row?.widths ?? [] });
}
