import type { JobDefinition } from '../../../platform/jobs/JobQueue';

interface Submitted {
  brochureId: number;
  /** ISO time from the ad; distinguishes repeated submissions */
  submittedAt: string;
}

/** Confirms to the company of an ad that it was sent for review. */
export const brochureSubmittedJob: JobDefinition<Submitted> = { name: 'tell-of-submitted-brochure' };
