import type { FileName } from './FileStore';

/** Returns the URL of a stored file. It is immutable, because the URL contains the hash of its content. */
export function fileUrl(sha256: string, name: FileName = 'original'): string {
  return `/files/${sha256}/${name}`;
}

/** Returns the address with the pass that opens it, if it needs one. */
export function withPass(url: string, pass: string | undefined): string {
  return pass === undefined ? url : `${url}?pass=${pass}`;
}
