import type { RequestContext } from '../../platform/context/RequestContext';
import { JobRun } from '../../platform/jobs/JobRun';
import { entityLoader } from '../../platform/loaders/entityLoader';
import { mayCall } from '../../shared/authorize';

const jobRunLoader = entityLoader(JobRun);

/** Returns null for a caller who may not list job runs. */
export async function findJobRun(context: RequestContext, id: number): Promise<JobRun | null> {
  return mayCall(context.viewer, 'jobRuns') ? context.loader(jobRunLoader).load(id) : null;
}
