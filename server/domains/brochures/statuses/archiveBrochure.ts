import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/permissions';
import type { Brochure } from '../Brochure';
import { changeBrochureStatus } from './changeBrochureStatus';

/** Any other state → ARCHIVED. */
export async function archiveBrochure(context: RequestContext, { id }: { id: number }): Promise<Brochure> {
  authorize(context.viewer, 'archiveBrochure');
  const now = context.clock.now();
  return changeBrochureStatus(context, id, {
    action: 'archiveBrochure',
    verb: 'archive',
    prepare: () => ({ archiveReason: 'MANUAL', archivedAt: now }),
  });
}
