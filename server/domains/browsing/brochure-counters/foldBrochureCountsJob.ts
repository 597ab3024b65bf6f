import type { JobDefinition } from '../../../platform/jobs/JobQueue';

/** A change of an ad adds about five rows, so sums stay fast for 15 minutes even during an import of thousands. */
export const foldBrochureCountsJob: JobDefinition<object> = {
  name: 'fold-brochure-counts',
  schedule: { cron: '*/15 * * * *', timeZone: 'UTC' },
};
