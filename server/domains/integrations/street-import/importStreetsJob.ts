import type { JobDefinition } from '../../../platform/jobs/JobQueue';

/** Does one import that was asked for; one that broke off is done again from its beginning. */
export const importStreetsJob: JobDefinition<{ streetImportId: number }> = {
  name: 'import-streets',
  retry: { limit: 2, delaySeconds: 5, maxDelaySeconds: 60 },
};
