import type { FileName } from './FileStore';

/** Where a kept file is served: immutable, since the hash of its content is in the address. */
export function fileUrl(sha256: string, name: FileName = 'original'): string {
  return `/files/${sha256}/${name}`;
}
