import type { RequestContext } from '../../platform/context/RequestContext';
import { JobRun } from '../../platform/jobs/JobRun';
import { entityLoader } from '../../platform/loaders/entityLoader';
import { permittedActions } from '../../shared/permissions';

const jobRunLoader = entityLoader(JobRun);

/** Seen by those who may list them; to everyone else there are none. */
export async function findJobRun(context: RequestContext, id: number): Promise<JobRun | null> {
  return permittedActions(context.viewer).includes('jobRuns') ? context.loader(jobRunLoader).load(id) : null;
}
