import type { JobDefinition } from '../../../platform/jobs/JobQueue';

/** Draws the picture of an uploaded map's first page. */
export const picturePrintedMapJob: JobDefinition<{ printedMapId: number }> = {
  name: 'picture-printed-map',
  retry: { limit: 1, delaySeconds: 30, maxDelaySeconds: 30 },
};
