import type { JobDefinition } from '../../../platform/jobs/JobQueue';

/** Draws a map and replaces its previous file; retries when the browser does not start. */
export const makePrintedMapJob: JobDefinition<{ printedMapId: number }> = {
  name: 'make-printed-map',
  retry: { limit: 2, delaySeconds: 30, maxDelaySeconds: 300 },
};
