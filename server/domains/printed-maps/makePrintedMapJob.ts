import type { JobDefinition } from '../../platform/jobs/JobQueue';

/** Draws a map and keeps it in place of the one before; a browser that would not start gets another chance. */
export const makePrintedMapJob: JobDefinition<{ printedMapId: number }> = {
  name: 'make-printed-map',
  retry: { limit: 2, delaySeconds: 30, maxDelaySeconds: 300 },
};
