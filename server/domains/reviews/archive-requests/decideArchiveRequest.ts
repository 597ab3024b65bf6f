import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/permissions';
import { cleanText } from '../../../shared/text/cleanText';
import type { Brochure } from '../../brochures/Brochure';
import { lockBrochure } from '../../brochures/lockBrochure';
import { moveBrochure } from '../../brochures/statuses/moveBrochure';
import type { ArchiveRequestDecision } from './ArchiveRequestDecision';
import { archiveRequestLoader } from './archiveRequestLoader';
import { findWaitingRequest } from './findWaitingRequest';
import { mailAnswer } from './mailAnswer';
import { settleRequest } from './settleRequest';

interface Decided {
  id: number;
  decision: ArchiveRequestDecision;
  answer: string | null;
}

const action = 'decideArchiveRequest';

/** Archives the ad as its vendor asked, or leaves it and says why. The vendor is told of both. */
export async function decideArchiveRequest(context: RequestContext, input: Decided): Promise<Brochure> {
  authorize(context.viewer, action);
  const { id, decision } = input;
  const answer = cleanText(input.answer ?? '') || null;
  if (decision === 'DECLINE' && answer === null) throw unexplained();
  return context.database.transaction(async (manager) => {
    const brochure = await lockBrochure(manager, id);
    const request = await findWaitingRequest(manager, id);
    if (!request) throw new DomainError('CONFLICT', 'No request to archive this ad waits any more.');
    const isArchived = decision === 'ARCHIVE';
    await settleRequest(manager, context, request, { action, state: isArchived ? 'ARCHIVED' : 'DECLINED', answer });
    await mailAnswer(manager, context, { requestId: request.id, brochure, isArchived, answer });
    context.loader(archiveRequestLoader).clear(id);
    if (!isArchived) return brochure;
    const prepare = () => ({ archiveReason: 'MANUAL' as const, archivedAt: context.clock.now() });
    return moveBrochure(manager, context, brochure, { action, verb: 'archive', prepare });
  });
}

function unexplained(): DomainError {
  const message = 'Say why the ad is to stay: the vendor is told.';
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'answer', code: 'REQUIRED', message }] });
}
