import type { JobDefinition } from '../../platform/jobs/JobQueue';

export interface BulkWork {
  jobId: number;
  /** the administrator who undoes it, who need not be the one who started it */
  undoneById?: number;
}

/** Tries, runs or undoes a bulk job, depending on its state. */
export const changeBrochuresJob: JobDefinition<BulkWork> = { name: 'change-brochures', atOnce: 2, isLong: true };
