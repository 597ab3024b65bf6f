import { Field, ObjectType } from 'type-graphql';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { composeMail } from '../../platform/mailer/composing/composeMail';
import { mailClosing } from '../../platform/mailer/composing/mailClosing';
import { queueMail } from '../../platform/mailer/queueMail';
import { authorize } from '../../shared/authorize';
import { brand } from '../../shared/brand/brand';
import { newDid } from '../../shared/did';
import { Account } from '../accounts/Account';

@ObjectType({ description: 'What `sendTestMail` did.' })
export class SendTestMailPayload {
  @Field({ description: 'Address that the mail goes to: that of the login.' })
  readonly recipient: string;

  constructor(recipient: string) {
    this.recipient = recipient;
  }
}

/** Sends a mail to the administrator who asks, to see whether mails arrive and how they look. */
export async function sendTestMail(context: RequestContext): Promise<SendTestMailPayload> {
  authorize(context.viewer, 'sendTestMail');
  const id = context.viewer?.accountId ?? 0;
  return context.database.transaction(async (manager) => {
    const { email } = await manager.getRepository(Account).findOneByOrFail({ id });
    await queueMail(manager, context, {
      ...{ eventKey: `test-mail:${newDid()}`, to: email, subject: `Test of the mails of ${brand.name}` },
      ...composeMail([
        'Hello,',
        'This mail was sent from the settings of the site. It arrived, so the mail server works.',
        'It has the name, the colours and the contact address that all mails have.',
        { label: 'Settings of the site', url: `${context.publicUrl}/admin/settings` },
        mailClosing(),
      ]),
    });
    await recordAudit(manager, context, [
      { action: 'sendTestMail', entityType: 'Account', entityId: id, before: null, after: null },
    ]);
    return new SendTestMailPayload(email);
  });
}
