import { Field, ObjectType, ID, InputType, registerEnumType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { cleanText } from '../../../shared/text/cleanText';
import { lockBrochure } from '../../brochures/lockBrochure';
import { moveBrochure } from '../../brochures/statuses/moveBrochure';
import { archiveRequestLoader } from './archiveRequestLoader';
import { findWaitingRequest } from './findWaitingRequest';
import { mailDecision } from './mailDecision';
import { settleRequest } from './settleRequest';
import { Brochure } from '../../brochures/Brochure';
import { HasLength } from '../../../shared/validation/HasLength';

const ArchiveRequestDecision = { ARCHIVE: 'ARCHIVE', DECLINE: 'DECLINE' } as const;

type ArchiveRequestDecision = keyof typeof ArchiveRequestDecision;

registerEnumType(ArchiveRequestDecision, {
  name: 'ArchiveRequestDecision',
  description: "What an administrator makes of a vendor's request to archive an ad.",
  valuesConfig: {
    ARCHIVE: { description: 'Archives the ad, and tells the vendor.' },
    DECLINE: { description: 'Leaves the ad as it is, and tells the vendor why.' },
  },
});

@InputType({ description: "What becomes of a vendor's request to archive an ad." })
export class DecideArchiveRequestInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;

  @Field(() => ArchiveRequestDecision, { description: 'The decision.' })
  decision: ArchiveRequestDecision;

  @Field(() => String, { nullable: true, description: 'For the vendor, up to 2,000 characters. DECLINE needs it.' })
  @HasLength(0, 2000, 'An answer has at most 2,000 characters.')
  answer?: string | null;
}

@ObjectType({ description: 'What `decideArchiveRequest` did.' })
export class DecideArchiveRequestPayload {
  @Field(() => Brochure, { description: 'The ad as it is now, with its `archiveRequest`.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

interface Decided {
  id: number;
  decision: ArchiveRequestDecision;
  answer: string | null;
}

const action = 'decideArchiveRequest';

/** Archives the ad as its vendor asked, or declines with a reason. Mails the vendor either way. */
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
    await mailDecision(manager, context, { requestId: request.id, brochure, isArchived, answer });
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
