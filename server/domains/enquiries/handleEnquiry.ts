import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize } from '../../shared/authorize';
import { cleanText } from '../../shared/text/cleanText';
import { HasLength } from '../../shared/validation/HasLength';
import { Enquiry } from './Enquiry';
import { EnquiryState } from './EnquiryState';

@InputType({ description: 'What becomes of an enquiry.' })
export class HandleEnquiryInput {
  @Field(() => ID, { description: 'Global id of the enquiry.' })
  id: string;

  @Field(() => EnquiryState, { description: 'DONE or DECLINED; OPEN opens it again.' })
  state: EnquiryState;

  @Field(() => String, {
    nullable: true,
    description: 'For administrators only, up to 2,000 characters. Absent: no note.',
  })
  @HasLength(0, 2000, 'A note has at most 2,000 characters.')
  note?: string | null;
}

@ObjectType({ description: 'What `handleEnquiry` did.' })
export class HandleEnquiryPayload {
  @Field(() => Enquiry, { description: 'The enquiry as it is now.' })
  readonly enquiry: Enquiry;

  constructor(enquiry: Enquiry) {
    this.enquiry = enquiry;
  }
}

interface Handled {
  id: number;
  state: EnquiryState;
  note: string | null;
}

/**
 * Marks an enquiry as done or declined with a note, or opens it again. It mails nobody.
 * @throws NOT_FOUND for an enquiry that does not exist; CONFLICT if it is in that state already
 */
export async function handleEnquiry(context: RequestContext, { id, state, note }: Handled): Promise<Enquiry> {
  authorize(context.viewer, 'handleEnquiry');
  return context.database.transaction(async (manager) => {
    const enquiries = manager.getRepository(Enquiry);
    const enquiry = await enquiries.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!enquiry) throw new DomainError('NOT_FOUND', 'There is no such enquiry.');
    const before = enquiry.state;
    if (before === state) throw new DomainError('CONFLICT', 'Somebody has done this already.');
    const isOpen = state === 'OPEN';
    enquiries.merge(enquiry, {
      state,
      note: cleanText(note ?? '') || null,
      handledAt: isOpen ? null : context.clock.now(),
      handledByAccountId: isOpen ? null : (context.viewer?.accountId ?? null),
    });
    await recordAudit(manager, context, [
      { action: 'handleEnquiry', entityType: 'Enquiry', entityId: id, before: { state: before }, after: { state } },
    ]);
    return enquiries.save(enquiry);
  });
}
