import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/permissions';
import type { Brochure } from '../Brochure';
import { brochureArchivedJob } from './brochureArchivedJob';
import { changeBrochureStatus } from './changeBrochureStatus';

/** Any other state → ARCHIVED. */
export async function archiveBrochure(context: RequestContext, { id }: { id: number }): Promise<Brochure> {
  authorize(context.viewer, 'archiveBrochure');
  const archivedAt = context.clock.now();
  return changeBrochureStatus(context, id, {
    action: 'archiveBrochure',
    verb: 'archive',
    prepare: async (_, manager) => {
      const job = { brochureId: id, archivedAt: archivedAt.toISOString() };
      await context.jobs.enqueue(manager, brochureArchivedJob, job);
      return { archiveReason: 'MANUAL', archivedAt };
    },
  });
}
