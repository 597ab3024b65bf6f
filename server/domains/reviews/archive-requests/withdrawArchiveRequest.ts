import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/permissions';
import type { Brochure } from '../../brochures/Brochure';
import { lockBrochure } from '../../brochures/lockBrochure';
import { archiveRequestLoader } from './archiveRequestLoader';
import { findWaitingRequest } from './findWaitingRequest';
import { settleRequest } from './settleRequest';

/** The ad is to stay after all. Without a request that waits nothing changes. */
export async function withdrawArchiveRequest(context: RequestContext, { id }: { id: number }): Promise<Brochure> {
  return context.database.transaction(async (manager) => {
    const brochure = await lockBrochure(manager, id);
    authorize(context.viewer, 'withdrawArchiveRequest', brochure);
    const request = await findWaitingRequest(manager, id);
    if (request) {
      await settleRequest(manager, context, request, {
        action: 'withdrawArchiveRequest',
        state: 'WITHDRAWN',
        answer: null,
      });
    }
    context.loader(archiveRequestLoader).clear(id);
    return brochure;
  });
}
