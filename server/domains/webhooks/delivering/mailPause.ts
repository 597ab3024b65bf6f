import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { composeMail } from '../../../platform/mailer/composing/composeMail';
import { mailClosing } from '../../../platform/mailer/composing/mailClosing';
import { queueMail } from '../../../platform/mailer/queueMail';
import { newDid } from '../../../shared/did';
import { Account } from '../../accounts/Account';
import { webhookEventsAreKeptFor } from '../webhookEventsAreKeptFor';
import type { WebhookSubscription } from '../WebhookSubscription';

/** Tells whoever made a webhook that it was paused, and what to do. */
export async function mailPause(
  manager: EntityManager,
  dependencies: Pick<RequestContext, 'clock' | 'jobs' | 'publicUrl'>,
  { id, accountId, vendorId, description, url, pausedReason }: WebhookSubscription,
): Promise<void> {
  const { email } = await manager.getRepository(Account).findOneByOrFail({ id: accountId });
  const place = vendorId === null ? '/admin/webhooks' : '/vendor/profile';
  await queueMail(manager, dependencies, {
    eventKey: `webhook-paused:${id}:${newDid()}`,
    to: email,
    subject: `Paused: your webhook “${description}”`,
    ...composeMail([
      'Hello,',
      pausedReason === 'GONE'
        ? `Your webhook “${description}” is paused: ${new URL(url).host} answered that the address is gone.`
        : `Your webhook “${description}” is paused: ${new URL(url).host} did not take a message for three days.`,
      `New events wait for ${webhookEventsAreKeptFor.days} days. Look at the last answers, mend the receiver, and resume the webhook:`,
      { label: 'Your webhooks', url: `${dependencies.publicUrl}${place}` },
      mailClosing(),
    ]),
  });
}
