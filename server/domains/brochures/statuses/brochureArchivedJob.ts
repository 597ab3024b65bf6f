import type { JobDefinition } from '../../../platform/jobs/JobQueue';

interface Archived {
  brochureId: number;
  /** ISO time from the ad; distinguishes repeated archiving */
  archivedAt: string;
}

/** Informs the person who asked for an ad to be archived that an administrator has done so. */
export const brochureArchivedJob: JobDefinition<Archived> = { name: 'tell-of-archived-brochure' };
