import type { JobDefinition } from '../../../platform/jobs/JobQueue';

/** A change of an ad adds some five rows: even an import of thousands stays quick to add up for a quarter of an hour. */
export const foldBrochureCountsJob: JobDefinition<object> = {
  name: 'fold-brochure-counts',
  schedule: { cron: '*/15 * * * *', timeZone: 'UTC' },
};
