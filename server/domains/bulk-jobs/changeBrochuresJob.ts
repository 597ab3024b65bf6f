import type { JobDefinition } from '../../platform/jobs/JobQueue';

/** Tries, runs or undoes a bulk job, depending on its state. */
export const changeBrochuresJob: JobDefinition<{ jobId: number }> = { name: 'change-brochures', atOnce: 2 };
