import type { Readable } from 'node:stream';

/** Where backups lie: bytes under names with slashes. What has its name is whole. */
export interface BackupPlace {
  /** for people, such as a path */
  readonly name: string;
  /** Prepares it for writing. */
  prepare(): Promise<void>;
  /** Names that begin with `prefix`, in any order. */
  list(prefix: string): Promise<string[]>;
  has(name: string): Promise<boolean>;
  /** Keeps all of the bytes under the name, or nothing. */
  write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** @throws StartProblem if nothing has this name */
  read(name: string): Promise<Readable>;
  /** It is no error if nothing has this name. */
  remove(name: string): Promise<void>;
}
