import { Field, ObjectType } from 'type-graphql';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { composeMail } from '../../platform/mailer/composing/composeMail';
import { mailClosing } from '../../platform/mailer/composing/mailClosing';
import { deliverMailNow } from '../../platform/mailer/delivery/deliverMailNow';
import { MailRefusal } from '../../platform/mailer/delivery/MailRefusal';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { OutgoingMailState } from '../../platform/mailer/OutgoingMailState';
import { queueMail } from '../../platform/mailer/queueMail';
import { authorize } from '../../shared/authorize';
import { brand } from '../../shared/brand/brand';
import { newDid } from '../../shared/did';
import { DomainError } from '../../shared/errors/DomainError';
import { Account } from '../accounts/Account';

@ObjectType({ description: 'What `sendTestMail` did.' })
export class SendTestMailPayload {
  @Field({ description: 'Address that the mail goes to: that of the login.' })
  readonly recipient: string;

  @Field(() => OutgoingMailState, { description: 'SENT once the mail server has taken it.' })
  readonly state: OutgoingMailState;

  @Field({ description: 'What became of it, as sentences for people.' })
  readonly outcome: string;

  constructor(recipient: string, state: OutgoingMailState, outcome: string) {
    this.recipient = recipient;
    this.state = state;
    this.outcome = outcome;
  }
}

/**
 * Sends a mail to the administrator who asks, through the mail server that all mails take. Returns when the server has
 * answered (docs/rules/site-settings.md#mail-test).
 */
export async function sendTestMail(context: RequestContext): Promise<SendTestMailPayload> {
  authorize(context.viewer, 'sendTestMail');
  const { mailId, email } = await queueTestMail(context);
  const state = await deliverMailNow(context, { mailId }).catch((error: unknown) => {
    if (error instanceof MailRefusal) return 'QUEUED' as const;
    throw error;
  });
  const mail = await context.database.getRepository(OutgoingMail).findOneBy({ id: mailId });
  return new SendTestMailPayload(
    email,
    state ?? 'QUEUED',
    outcomeOf(state ?? 'QUEUED', email, mail?.lastError ?? null),
  );
}

async function queueTestMail(context: RequestContext): Promise<{ mailId: number; email: string }> {
  const id = context.viewer?.accountId ?? 0;
  return context.database.transaction(async (manager) => {
    const { email } = await manager.getRepository(Account).findOneByOrFail({ id });
    const mailId = await queueMail(manager, context, {
      ...{ eventKey: `test-mail:${newDid()}`, to: email, subject: `Test of the mails of ${brand.name}` },
      ...composeMail([
        'Hello,',
        'This mail was sent from the settings of the site. It arrived, so the mail server works.',
        'It has the name, the logo, the colours and the contact address that all mails have.',
        { label: 'Settings of the site', url: `${context.publicUrl}/admin/settings` },
        mailClosing(),
      ]),
    });
    if (mailId === null)
      throw new DomainError('CONFLICT', 'Nothing is mailed to this address: its person was removed.');
    await recordAudit(manager, context, [
      { action: 'sendTestMail', entityType: 'Account', entityId: id, before: null, after: null },
    ]);
    return { mailId, email };
  });
}

function outcomeOf(state: OutgoingMailState, email: string, lastError: string | null): string {
  const reason = lastError === null ? '' : `${lastError} `;
  switch (state) {
    case 'SENT':
      return `The mail server has taken the mail to ${email}. If it does not arrive within minutes, look into the folder for spam.`;
    case 'HELD':
      return `There is no mail server, so the mail to ${email} waits in the outbox. SMTP_URL in the environment sets it.`;
    case 'FAILED':
    case 'BOUNCED':
    case 'SUPPRESSED':
      return `${reason}The mail to ${email} is not sent. Check SMTP_URL and MAIL_FROM in the environment.`;
    case 'QUEUED':
    case 'SENDING':
      return `${reason}The mail to ${email} is not sent yet; the site tries again by itself. Check SMTP_URL in the environment.`;
  }
}
