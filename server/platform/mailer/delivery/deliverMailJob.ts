import type { JobDefinition } from '../../jobs/JobQueue';

const retryLimit = 14;

/** How often one mail is tried, the first time included. */
export const mostAttempts = retryLimit + 1;

/**
 * Several at once, since a mail server far away lets one wait. Tries for about a day: half a minute after the first
 * failure, then longer and longer, at most three hours apart.
 */
export const deliverMailJob: JobDefinition<{ mailId: number }> = {
  name: 'deliver-mail',
  atOnce: 4,
  retry: { limit: retryLimit, delaySeconds: 30, maxDelaySeconds: 3 * 60 * 60 },
};
