import type { JobDefinition } from '../../../platform/jobs/JobQueue';

/** Sends what is due. The messages themselves say when they are tried again. */
export const deliverWebhooksJob: JobDefinition<object> = {
  name: 'deliver-webhooks',
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
};
