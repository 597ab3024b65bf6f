import type { Clock } from '../../platform/clock/Clock';
import type { Viewer } from '../../shared/Viewer';
import type { BulkJob } from './BulkJob';
import type { BulkWork } from './changeBrochuresJob';

/** Who makes the changes of a bulk job, for the audit log: the administrator who started or undoes it. */
export interface JobActor {
  clock: Clock;
  viewer: Viewer;
  requestId: string;
  bulkJobId: number;
}

export function actorOf(
  clock: Clock,
  { id, createdById }: Pick<BulkJob, 'id' | 'createdById'>,
  { undoneById = createdById }: Pick<BulkWork, 'undoneById'>,
): JobActor {
  const viewer = {
    accountId: undoneById,
    role: 'ADMINISTRATOR' as const,
    staffRole: 'EDITOR' as const,
    vendorId: null,
  };
  return { clock, viewer, requestId: `bulk-job-${id}`, bulkJobId: id };
}
