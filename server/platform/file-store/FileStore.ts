import type { Readable } from 'node:stream';

/** `original` is the file itself; `640.webp` a picture's rendition of that width. */
export type FileName = 'original' | `${number}.webp`;

export interface OpenedFile {
  stream: Readable;
  contentType: string;
  /** of the whole file, also when only a range of it is read */
  size: number;
}

export interface ByteRange {
  start: number;
  /** inclusive, as in HTTP */
  end: number;
}

/**
 * Keeps files under the SHA-256 of their bytes: the same bytes are kept once, and what an address holds never changes,
 * so it may be cached for ever. Renditions lie beside the original from which they were made.
 */
export interface FileStore {
  /** Keeps the bytes and answers their SHA-256 in hexadecimal. */
  put(bytes: Uint8Array, contentType: string): Promise<string>;
  putRendition(sha256: string, width: number, webp: Uint8Array): Promise<void>;
  /**
   * Keeps beside a picture the bytes from which it was made. They hold whatever the camera wrote, its position among it,
   * so they have no name under which they could be served: `open` does not find them.
   */
  putUploaded(sha256: string, bytes: Uint8Array): Promise<void>;
  openUploaded(sha256: string): Promise<Readable | null>;
  /** null when there is no such file. The caller must read or destroy the stream. */
  open(sha256: string, name: FileName, range?: ByteRange): Promise<OpenedFile | null>;
  exists(sha256: string, name?: FileName): Promise<boolean>;
  /** Removes the original and all beside it; removing what is not there is no error. */
  remove(sha256: string): Promise<void>;
}
