import type { BulkDeed } from './BulkVerb';

/** How many of all ads something has been done to. */
export interface BulkProgress {
  deed: BulkDeed;
  done: number;
  all: number;
}
