import type { JobDefinition } from '../jobs/JobQueue';

/**
 * Several at once, since a mail server far away lets one wait; each holds a connection to the database meanwhile. Tries
 * for about a day: half a minute after the first failure, then longer and longer, at most three hours
 * apart.
 */
export const deliverMailJob: JobDefinition<{ mailId: number }> = {
  name: 'deliver-mail',
  atOnce: 4,
  retry: { limit: 14, delaySeconds: 30, maxDelaySeconds: 3 * 60 * 60 },
};
