import type { RequestContext } from '../../platform/context/RequestContext';
import { entityLoader } from '../../platform/loaders/entityLoader';
import { mayCall } from '../../shared/authorize';
import { BulkJob } from './BulkJob';

const bulkJobLoader = entityLoader(BulkJob);

/** Returns null for a caller who may not list bulk jobs. */
export async function findBulkJob(context: RequestContext, id: number): Promise<BulkJob | null> {
  return mayCall(context.viewer, 'bulkJobs') ? context.loader(bulkJobLoader).load(id) : null;
}
