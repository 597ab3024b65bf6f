import type { EntityManager } from 'typeorm';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../../../platform/file-store/FileStore';

/**
 * Copies a public file with its renditions and its upload to the held area, unless it has gone; also over a held copy,
 * which may be a part of one that was cut off. The caller removes the public copy.
 */
export async function holdFile(manager: EntityManager, files: FileStore, sha256: string): Promise<void> {
  const original = await files.open(sha256, 'original');
  if (!original) return;
  const [row] = await manager.query<{ widths: number[] }[]>(
    `SELECT rendition_widths AS widths FROM former_assets WHERE sha256 = $1 LIMIT 1`,
    [sha256],
  );
  await files.held.put(await buffer(original.stream), original.contentType);
  for (const width of row?.widths ?? []) {
    const rendition = await files.open(sha256, `${width}.webp`);
    if (rendition) await files.held.putRendition(sha256, width, await buffer(rendition.stream));
  }
  const uploaded = await files.openUploaded(sha256);
  if (uploaded) await files.held.putUploaded(sha256, await buffer(uploaded));
}
