import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { composeMail } from '../../platform/mailer/composing/composeMail';
import { mailClosing } from '../../platform/mailer/composing/mailClosing';
import { queueMail } from '../../platform/mailer/queueMail';
import { brand } from '../../shared/brand/brand';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize } from '../../shared/authorize';
import { cleanText } from '../../shared/text/cleanText';
import { HasLength } from '../../shared/validation/HasLength';
import { Enquiry } from '../enquiries/Enquiry';
import { lockApplication } from './lockApplication';

@InputType({ description: 'Which request to advertise to refuse, and why.' })
export class RefuseAdvertiserInput {
  @Field(() => ID, { description: 'Global id of the enquiry.' })
  id: string;

  @Field({ description: 'For the sender, 1 to 2,000 characters.' })
  @HasLength(1, 2000, 'A reason has 1 to 2,000 characters.')
  reason: string;
}

@ObjectType({ description: 'What `refuseAdvertiser` did.' })
export class RefuseAdvertiserPayload {
  @Field(() => Enquiry, { description: 'The enquiry, which is declined.' })
  readonly enquiry: Enquiry;

  constructor(enquiry: Enquiry) {
    this.enquiry = enquiry;
  }
}

/**
 * Declines a request to advertise and mails the reason to the sender (docs/rules/enquiries.md#advertise-with-us).
 * @throws VALIDATION_FAILED without a reason; CONFLICT if the request was handled
 */
export async function refuseAdvertiser(
  context: RequestContext,
  { id, reason: typed }: { id: number; reason: string },
): Promise<Enquiry> {
  authorize(context.viewer, 'refuseAdvertiser');
  const reason = cleanText(typed);
  if (reason === '') throw withoutReason();
  return context.database.transaction(async (manager) => {
    const application = await lockApplication(manager, id);
    const enquiries = manager.getRepository(Enquiry);
    const handled = { state: 'DECLINED' as const, note: reason, handledAt: context.clock.now() };
    const enquiry = await enquiries.save(
      enquiries.merge(application, { ...handled, handledByAccountId: context.viewer?.accountId ?? null }),
    );
    const change = { before: { state: 'OPEN' }, after: { state: 'DECLINED' } };
    await recordAudit(manager, context, [
      { action: 'refuseAdvertiser', entityType: 'Enquiry', entityId: id, ...change },
    ]);
    await queueMail(manager, context, {
      eventKey: `advertiser-refused:${id}:${handled.handledAt.getTime()}`,
      to: enquiry.email,
      subject: `Your request to advertise on ${brand.name}`,
      ...composeMail([
        'Hello,',
        `Thank you for your request to advertise on ${brand.name}. We can’t accept it. This is why:`,
        reason,
        'Questions? Just answer this mail.',
        mailClosing(),
      ]),
    });
    return enquiry;
  });
}

function withoutReason(): DomainError {
  const message = 'Say why: the sender gets the reason.';
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'reason', code: 'REQUIRED', message }] });
}
