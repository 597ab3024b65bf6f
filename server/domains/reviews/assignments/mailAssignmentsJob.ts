import type { JobDefinition } from '../../../platform/jobs/JobQueue';

/** Tells a login which reviews were assigned to it. The delay gathers a batch into one mail. */
export const mailAssignmentsJob: JobDefinition<{ accountId: number }> = { name: 'mail-assignments', delaySeconds: 120 };
