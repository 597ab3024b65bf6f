import type { JobDefinition } from '../jobs/JobQueue';

/** Tries for about a day: half a minute after the first failure, then longer and longer, at most three hours apart. */
export const deliverMailJob: JobDefinition<{ mailId: number }> = {
  name: 'deliver-mail',
  retry: { limit: 14, delaySeconds: 30, maxDelaySeconds: 3 * 60 * 60 },
};
