import type { JobDefinition } from '../../../platform/jobs/JobQueue';

/** Runs one requested import; an interrupted one starts again from the beginning. */
export const importStreetsJob: JobDefinition<{ streetImportId: number }> = {
  name: 'import-streets',
  retry: { limit: 2, delaySeconds: 5, maxDelaySeconds: 60 },
};
