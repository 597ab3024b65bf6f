import type { FileKind } from './fileProblem';

/** A file that the user has chosen and the server does not have yet. */
export interface Upload {
  key: string;
  file: File;
  kind: FileKind | null;
  /** CHECKING: the file's first bytes are read; REFUSED: not acceptable, never sent; FAILED: can be retried */
  state: 'CHECKING' | 'WAITING' | 'SENDING' | 'FAILED' | 'REFUSED';
  /** share that is sent, 0 to 1 */
  progress: number;
  /** why it was refused or failed, in the user's words */
  problem: string | null;
  /** FAILED because the connection was lost; the ad may have the file nevertheless */
  isCutOff: boolean;
  /** made anew for each content; sent twice with the same key, the ad has the file once */
  idempotencyKey: string;
  altText: string;
  /** `did` of the file that it replaces */
  replaces: string | null;
}

/** The ad that the files are for. */
export interface UploadTarget {
  id: string;
  databaseId: number;
}
