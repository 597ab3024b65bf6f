import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/permissions';
import type { Brochure } from '../Brochure';
import { changeBrochureStatus } from './changeBrochureStatus';

/** ARCHIVED → PENDING_REVIEW. Dates that have passed stay to be seen; publishing then asks for new ones. */
export async function unarchiveBrochure(context: RequestContext, { id }: { id: number }): Promise<Brochure> {
  authorize(context.viewer, 'unarchiveBrochure');
  return changeBrochureStatus(context, id, {
    action: 'unarchiveBrochure',
    verb: 'unarchive',
    prepare: () => ({ archiveReason: null, archivedAt: null }),
  });
}
