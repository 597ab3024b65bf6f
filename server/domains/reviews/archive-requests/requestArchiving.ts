import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { cleanText } from '../../../shared/text/cleanText';
import { lockBrochure } from '../../brochures/lockBrochure';
import { ArchiveRequest } from './ArchiveRequest';
import { archiveRequestLoader } from './archiveRequestLoader';
import { findWaitingRequest } from './findWaitingRequest';
import { HasLength } from '../../../shared/validation/HasLength';
import { Brochure } from '../../brochures/Brochure';

@ObjectType({ description: 'What `requestArchiving` did.' })
export class RequestArchivingPayload {
  @Field(() => Brochure, { description: 'The ad as it is now, with its `archiveRequest`.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

@InputType({ description: 'Which ad to archive, and why.' })
export class RequestArchivingInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'For the administrators, up to 2,000 characters.' })
  @HasLength(0, 2000, 'A reason has at most 2,000 characters.')
  reason?: string | null;
}

interface Asked {
  id: number;
  reason: string | null;
}

/**
 * Requests archiving for a vendor. The ad stays unchanged until an administrator decides, and repeated requests count
 * once (docs/rules/statuses-and-reviews.md#archive-requests).
 */
export async function requestArchiving(context: RequestContext, { id, reason }: Asked): Promise<Brochure> {
  return context.database.transaction(async (manager) => {
    const brochure = await lockBrochure(manager, id);
    authorize(context.viewer, 'requestArchiving', brochure);
    if (brochure.status === 'ARCHIVED') {
      throw new DomainError('CONFLICT', 'This ad is archived (ARCHIVED) already.');
    }
    if (await findWaitingRequest(manager, id)) return brochure;
    const asked = { reason: cleanText(reason ?? '') || null, requestedAt: context.clock.now() };
    const request = await manager.getRepository(ArchiveRequest).save({
      ...asked,
      brochureId: id,
      state: 'WAITING',
      requestedByAccountId: context.viewer?.accountId ?? null,
    });
    const after = { brochureId: id, state: 'WAITING', reason: asked.reason };
    await recordAudit(manager, context, [
      { action: 'requestArchiving', entityType: 'ArchiveRequest', entityId: request.id, before: null, after },
    ]);
    context.loader(archiveRequestLoader).clear(id);
    return brochure;
  });
}
