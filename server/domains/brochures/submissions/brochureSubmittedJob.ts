import type { JobDefinition } from '../../../platform/jobs/JobQueue';

interface Submitted {
  brochureId: number;
  /** ISO time from the ad, or from its change; distinguishes repeated submissions */
  submittedAt: string;
  /** a change of an ad that is published; absent: the ad itself */
  isChange?: boolean;
}

/** Confirms to the company of an ad that it, or a change of it, was sent for review. */
export const brochureSubmittedJob: JobDefinition<Submitted> = { name: 'tell-of-submitted-brochure' };
