import type { JobDefinition } from '../../jobs/JobQueue';

const retryLimit = 14;

/** Number of attempts for one mail, including the first. */
export const mostAttempts = retryLimit + 1;

/**
 * Runs several concurrently, because a distant mail server is slow. Retries for about a day: half a minute after the
 * first failure, then with growing pauses of at most three hours.
 */
export const deliverMailJob: JobDefinition<{ mailId: number }> = {
  name: 'deliver-mail',
  atOnce: 4,
  retry: { limit: retryLimit, delaySeconds: 30, maxDelaySeconds: 3 * 60 * 60 },
};
