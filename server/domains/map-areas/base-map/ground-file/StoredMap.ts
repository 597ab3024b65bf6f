import type { Source } from 'pmtiles';

/** A PMTiles file where the operator keeps it. */
export interface StoredMap {
  /** as messages to the operator name it */
  name: string;
  /** differs for every content */
  version: string;
  open: () => Promise<Source>;
}

/** Where the operator's maps are: a file, a folder, or an object in a bucket. */
export interface MapPlace {
  /** as messages to the operator name it */
  name: string;
  /** how long an answer of `list` stays true, in milliseconds; 0: not at all */
  recheckMs: number;
  /** @throws whatever the place answers when it cannot be read */
  list: () => Promise<StoredMap[]>;
  close: () => void;
}

/** The place does not answer, and may later. */
export class MapUnreachable extends Error {
  override readonly name = 'MapUnreachable';
}

/** The file has other content than when it was opened. */
export class MapReplaced extends Error {
  override readonly name = 'MapReplaced';
}
