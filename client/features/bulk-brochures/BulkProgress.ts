import type { BulkDeed } from './BulkVerb';

/** Progress of a bulk action: `done` of `all` ads. */
export interface BulkProgress {
  deed: BulkDeed;
  done: number;
  all: number;
  /** of the job; null while it is being sent */
  jobNumber: number | null;
}
