import type { FileKind } from './fileProblem';

/** A file that a person has chosen and the server does not have yet. */
export interface Upload {
  key: string;
  file: File;
  kind: FileKind | null;
  /** CHECKING: its beginning is read; REFUSED: it would not be taken, so it is not sent; FAILED: it can be sent again */
  state: 'CHECKING' | 'WAITING' | 'SENDING' | 'FAILED' | 'REFUSED';
  /** of what is sent, 0 to 1 */
  progress: number;
  /** why it was refused or has failed, for people */
  problem: string | null;
  altText: string;
  /** `did` of the file whose place it takes */
  replaces: string | null;
}

/** The ad that the files are for. */
export interface UploadTarget {
  id: string;
  databaseId: number;
}
