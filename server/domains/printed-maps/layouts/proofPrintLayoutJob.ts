import type { JobDefinition } from '../../../platform/jobs/JobQueue';

/** Draws the proof of a layout; retries when the browser does not start. */
export const proofPrintLayoutJob: JobDefinition<{ printLayoutId: number }> = {
  name: 'proof-print-layout',
  retry: { limit: 1, delaySeconds: 5, maxDelaySeconds: 5 },
};
