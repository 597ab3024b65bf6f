import type { Readable } from 'node:stream';

/** `original` is the file itself; `640.webp` is a picture's rendition of that width. */
export type FileName = 'original' | `${number}.webp`;

export interface OpenedFile {
  stream: Readable;
  contentType: string;
  /** of the whole file, even if only a range is read */
  size: number;
}

export interface ByteRange {
  start: number;
  /** inclusive, as in HTTP */
  end: number;
}

/**
 * Stores files under the SHA-256 of their bytes. Each content is stored once and never changes under its address, so
 * caching is unlimited. Renditions are stored beside their original.
 */
export interface FileArea {
  /** Stores the bytes. Returns their SHA-256 in hexadecimal. */
  put(bytes: Uint8Array, contentType: string): Promise<string>;
  putRendition(sha256: string, width: number, webp: Uint8Array): Promise<void>;
  /**
   * Stores the uploaded bytes of a picture. They contain the camera's metadata, such as its position, so they have no
   * public name: `open` does not find them.
   */
  putUploaded(sha256: string, bytes: Uint8Array): Promise<void>;
  openUploaded(sha256: string): Promise<Readable | null>;
  /** Returns null if there is no such file. The caller must read or destroy the stream. */
  open(sha256: string, name: FileName, range?: ByteRange): Promise<OpenedFile | null>;
  exists(sha256: string, name?: FileName): Promise<boolean>;
  /** Removes the original and its renditions. It is no error if they do not exist. */
  remove(sha256: string): Promise<void>;
}

/** Space of a disk, in bytes. */
export interface DiskSpace {
  total: number;
  /** for this account */
  free: number;
}

/** The area of files that everybody may fetch by their address, and a separate one that only a pass opens. */
export interface FileStore extends FileArea {
  /** files that a change of a live ad proposes (docs/rules/files.md#files-of-a-live-ad) */
  readonly held: FileArea;
  /** Space of the disk with the files; null if it has no known end, as a bucket, or no folder yet. */
  readSpace(): Promise<DiskSpace | null>;
}
