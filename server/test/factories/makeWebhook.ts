import type { DataSource } from 'typeorm';
import type { Account } from '../../domains/accounts/Account';
import { webhookEventTypeNames } from '../../domains/webhooks/webhookEventTypes';
import { newWebhookSecret, sealWebhookSecret } from '../../domains/webhooks/webhookSecret';
import { WebhookSubscription } from '../../domains/webhooks/WebhookSubscription';
import { newDid } from '../../shared/did';

/** Creates a webhook for all events of the login's company, or of the site. */
export async function makeWebhook(
  database: DataSource,
  account: Pick<Account, 'id' | 'vendorId'>,
  { identitySecret, ...values }: Partial<WebhookSubscription> & { identitySecret: string },
): Promise<{ webhook: WebhookSubscription; secret: string }> {
  const [did, secret] = [newDid(), newWebhookSecret()];
  const webhook = await database.getRepository(WebhookSubscription).save({
    ...{ did, accountId: account.id, vendorId: account.vendorId, url: 'https://receiver.example/hook' },
    ...{ description: 'Till of the café', eventTypes: webhookEventTypeNames, state: 'ACTIVE' as const },
    ...{ pausedReason: null, createdAt: new Date(), sealedSecret: sealWebhookSecret(secret, identitySecret, did) },
    ...values,
  });
  return { webhook, secret };
}
