import type { JobDefinition } from '../../../platform/jobs/JobQueue';

/** Removes files 15 minutes after a printed map got others. `ids`: of their rows. */
export const removeReplacedMapFilesJob: JobDefinition<{ ids: number[]; hashes: string[] }> = {
  name: 'remove-replaced-map-files',
  delaySeconds: 15 * 60,
};
