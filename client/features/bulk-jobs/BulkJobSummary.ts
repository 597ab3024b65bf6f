import type { BulkJobSummaryBulkJobFragment } from '../../generated/types';

/** A bulk job as the screens show it. */
export type BulkJobSummary = BulkJobSummaryBulkJobFragment;
