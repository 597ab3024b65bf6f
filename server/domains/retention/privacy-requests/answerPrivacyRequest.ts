import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { queueMail } from '../../../platform/mailer/queueMail';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { cleanText } from '../../../shared/text/cleanText';
import { HasLength } from '../../../shared/validation/HasLength';
import { lockAddress } from '../own-data/findDataSubject';
import { carryOutErasure } from './carryOutErasure';
import { answeredMail } from './privacyMails';
import { PrivacyRequest } from './PrivacyRequest';
import { PrivacyRequestState } from './PrivacyRequestState';

@InputType({ description: 'The answer to a request about own data.' })
export class AnswerPrivacyRequestInput {
  @Field(() => ID, { description: 'Global id of the request.' })
  id: string;

  @Field(() => PrivacyRequestState, { description: 'DONE or DECLINED.' })
  state: PrivacyRequestState;

  @Field(() => String, {
    nullable: true,
    description: 'What its person is told, up to 2,000 characters. Needed for DECLINED and for a correction.',
  })
  @HasLength(0, 2000, 'An answer has at most 2,000 characters.')
  answer?: string | null;
}

@ObjectType({ description: 'What `answerPrivacyRequest` did.' })
export class AnswerPrivacyRequestPayload {
  @Field(() => PrivacyRequest, { description: 'The request as it is now.' })
  readonly request: PrivacyRequest;

  constructor(request: PrivacyRequest) {
    this.request = request;
  }
}

interface Answer {
  id: number;
  state: PrivacyRequestState;
  answer: string | null;
}

/**
 * Answers a request by mail. DONE carries out an erasure at once and for good, whatever depends on the person
 * (docs/rules/privacy-and-law.md#requests).
 * @throws NOT_FOUND for a request that does not exist; CONFLICT if it is answered; VALIDATION_FAILED without an answer
 *   where one is needed
 */
export async function answerPrivacyRequest(context: RequestContext, input: Answer): Promise<PrivacyRequest> {
  authorize(context.viewer, 'answerPrivacyRequest');
  const { id, state } = input;
  const answer = cleanText(input.answer ?? '') || null;
  return context.database.transaction(async (manager) => {
    const requests = manager.getRepository(PrivacyRequest);
    const known = await requests.findOneBy({ id });
    if (!known) throw new DomainError('NOT_FOUND', 'There is no such request.');
    // as every change of the person's data, before any row is locked
    if (known.email !== null) await lockAddress(manager, known.email);
    const request = await requests.findOneOrFail({ where: { id }, lock: { mode: 'pessimistic_write' } });
    const { email, kind } = request;
    if (request.state !== 'OPEN' || email === null) throw new DomainError('CONFLICT', 'This request is answered.');
    checkAnswer(kind, state, answer);
    const outcome =
      kind === 'ERASURE' && state === 'DONE' ? await carryOutErasure(manager, context.identitySecret, email) : null;
    const erased = outcome === null ? {} : { email: null, note: null };
    const answered = await requests.save(
      requests.merge(request, {
        ...{ state, answer, outcome, handledAt: context.clock.now(), newEmail: null },
        ...{ handledByAccountId: context.viewer?.accountId ?? null, ...erased },
      }),
    );
    await recordAudit(manager, context, [
      {
        action: 'answerPrivacyRequest',
        entityType: 'PrivacyRequest',
        entityId: id,
        before: { state: 'OPEN' },
        after: { state, kind },
      },
    ]);
    await queueMail(manager, context, answeredMail(context, answered, email));
    return answered;
  });
}

function checkAnswer(kind: PrivacyRequest['kind'], state: PrivacyRequestState, answer: string | null): void {
  const refuse = (field: string, message: string) =>
    new DomainError('VALIDATION_FAILED', message, { errors: [{ field, code: 'REQUIRED', message }] });
  if (state === 'OPEN') throw refuse('state', 'Say whether it is done or declined.');
  if (answer !== null) return;
  if (state === 'DECLINED') throw refuse('answer', 'Say why, and how to complain.');
  if (kind === 'CORRECTION') throw refuse('answer', 'Say what was corrected.');
}
