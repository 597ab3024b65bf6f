import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { deliverMailJob } from '../../platform/mailer/delivery/deliverMailJob';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { DomainError } from '../../shared/errors/DomainError';
import { authorize } from '../../shared/authorize';

@ObjectType({ description: 'What `resendMail` did.' })
export class ResendMailPayload {
  @Field(() => OutgoingMail, { description: 'The mail as it is now; it is handed over in the background.' })
  readonly mail: OutgoingMail;

  constructor(mail: OutgoingMail) {
    this.mail = mail;
  }
}

@InputType({ description: 'Which mail to hand over now.' })
export class ResendMailInput {
  @Field(() => ID, { description: 'Global id of the mail.' })
  id: string;
}

/** Sends a failed, waiting or held mail now. Never sends a mail twice. */
export async function resendMail(context: RequestContext, { id }: { id: number }): Promise<OutgoingMail> {
  authorize(context.viewer, 'resendMail');
  return context.database.transaction(async (manager) => {
    const mails = manager.getRepository(OutgoingMail);
    const mail = await mails.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!mail) throw new DomainError('NOT_FOUND', 'There is no such mail.');
    const { state } = mail;
    if (state === 'SENT' || state === 'BOUNCED') {
      const message =
        'This mail was sent. Send what it is about again from where it comes from: a coupon, an invitation.';
      throw new DomainError('CONFLICT', message);
    }
    if (state === 'SUPPRESSED') {
      throw new DomainError('CONFLICT', 'Whoever this mail is for has unsubscribed from mails of its kind.');
    }
    if (state === 'SENDING') throw new DomainError('CONFLICT', 'This mail is being sent at this moment.');
    await mails.update({ id }, { state: 'QUEUED' });
    await context.jobs.enqueue(manager, deliverMailJob, { mailId: id });
    await recordAudit(manager, context, [
      { action: 'resendMail', entityType: 'OutgoingMail', entityId: id, before: { state }, after: { state: 'QUEUED' } },
    ]);
    return mails.findOneByOrFail({ id });
  });
}
