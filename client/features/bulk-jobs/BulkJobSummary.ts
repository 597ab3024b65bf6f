import type { BulkJobsScreenQuery } from '../../generated/types';

/** A bulk job as the screens show it. */
export type BulkJobSummary = BulkJobsScreenQuery['bulkJobs']['edges'][number]['node'];
