import type { JobDefinition } from '../../../platform/jobs/JobQueue';

interface Published {
  brochureId: number;
  /** ISO time from the ad; distinguishes repeated publishing */
  publishedAt: string;
}

/** Informs the company of an ad that visitors see it now. */
export const brochurePublishedJob: JobDefinition<Published> = { name: 'tell-of-published-brochure' };
