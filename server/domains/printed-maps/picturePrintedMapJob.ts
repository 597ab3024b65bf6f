import type { JobDefinition } from '../../platform/jobs/JobQueue';

/** Draws a picture of the first page of a map that was uploaded. */
export const picturePrintedMapJob: JobDefinition<{ printedMapId: number }> = {
  name: 'picture-printed-map',
  retry: { limit: 1, delaySeconds: 30, maxDelaySeconds: 30 },
};
