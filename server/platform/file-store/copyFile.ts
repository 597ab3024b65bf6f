import { buffer } from 'node:stream/consumers';
import type { FileArea, FileName } from './FileStore';

/**
 * Copies a file with its renditions of these widths and its upload to another area, also over an earlier copy, which may be
 * a part of one that was cut off. Returns the names that the first area lacks; without the original nothing is copied.
 */
export async function copyFile(
  from: FileArea,
  to: FileArea,
  { sha256, renditionWidths }: { sha256: string; renditionWidths: readonly number[] },
): Promise<FileName[]> {
  const original = await from.open(sha256, 'original');
  if (!original) return ['original'];
  await to.put(await buffer(original.stream), original.contentType);
  const missing: FileName[] = [];
  for (const width of renditionWidths) {
    const rendition = await from.open(sha256, `${width}.webp`);
    if (rendition) await to.putRendition(sha256, width, await buffer(rendition.stream));
    else missing.push(`${width}.webp`);
  }
  const uploaded = await from.openUploaded(sha256);
  if (uploaded) await to.putUploaded(sha256, await buffer(uploaded));
  return missing;
}
