import type { JobDefinition } from '../../../platform/jobs/JobQueue';

interface Archived {
  brochureId: number;
  /** as the ad keeps it, ISO: tells this time from another */
  archivedAt: string;
}

/** An administrator has archived an ad: whoever asked for that is told. */
export const brochureArchivedJob: JobDefinition<Archived> = { name: 'tell-of-archived-brochure' };
