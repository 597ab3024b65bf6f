import type { FileName } from './FileStore';

/** Returns the URL of a stored file. It is immutable, because the URL contains the hash of its content. */
export function fileUrl(sha256: string, name: FileName = 'original'): string {
  return `/files/${sha256}/${name}`;
}
