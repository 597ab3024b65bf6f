import type { Clock } from '../../platform/clock/Clock';
import type { Viewer } from '../../shared/permissions';
import type { BulkJob } from './BulkJob';

/** Who makes the changes of a bulk job, for the audit log: the administrator who started it. */
export interface JobActor {
  clock: Clock;
  viewer: Viewer;
  requestId: string;
  bulkJobId: number;
}

export function actorOf(clock: Clock, { id, createdById }: Pick<BulkJob, 'id' | 'createdById'>): JobActor {
  const viewer = { accountId: createdById, role: 'ADMINISTRATOR' as const, vendorId: null };
  return { clock, viewer, requestId: `bulk-job-${id}`, bulkJobId: id };
}
