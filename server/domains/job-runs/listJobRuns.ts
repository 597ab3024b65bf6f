import type { RequestContext } from '../../platform/context/RequestContext';
import { JobRun } from '../../platform/jobs/JobRun';
import { authorize } from '../../shared/authorize';

/** Lists every background job by name, each with its last run. */
export function listJobRuns({ viewer, database }: RequestContext): Promise<JobRun[]> {
  authorize(viewer, 'jobRuns');
  return database.getRepository(JobRun).find({ order: { name: 'ASC' } });
}
