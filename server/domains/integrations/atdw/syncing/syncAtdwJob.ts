import type { JobDefinition } from '../../../../platform/jobs/JobQueue';
import { atdwRetry } from './AtdwDependencies';

/** the whole warehouse takes eight hours, at two requests a second */
const longestRunSeconds = 20 * 3600;
const timeZone = 'Australia/Brisbane';

/** Reads what has changed; with a `did`, the run that an administrator has asked for. */
export const syncAtdwJob: JobDefinition<{ did?: string }> = {
  name: 'sync-atdw',
  schedule: { cron: '15 1 * * 1-6', timeZone },
  retry: atdwRetry,
  longestRunSeconds,
};

/** Reads everything once a week, and archives what the source no longer has. */
export const reconcileAtdwJob: JobDefinition<object> = {
  name: 'reconcile-atdw',
  schedule: { cron: '15 1 * * 0', timeZone },
  retry: atdwRetry,
  longestRunSeconds,
};
