import { IsNull } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { WebhookDelivery } from '../WebhookDelivery';
import { WebhookSubscription } from '../WebhookSubscription';
import { companyOf } from './ownWebhooks';

/** Lists the webhooks of the site for administrators, those of its company for an owner, the newest first. */
export function listWebhooks({ viewer, database }: RequestContext): Promise<WebhookSubscription[]> {
  authorize(viewer, 'webhooks');
  return database
    .getRepository(WebhookSubscription)
    .find({ where: { vendorId: companyOf(viewer) ?? IsNull() }, order: { id: 'DESC' } });
}

const mostListed = 100;

/** Returns the last 100 messages to an own webhook, the newest first; none of a webhook that is not the caller's. */
export async function listWebhookDeliveries(
  { viewer, database }: RequestContext,
  did: string,
): Promise<WebhookDelivery[]> {
  authorize(viewer, 'webhookDeliveries');
  const webhook = await database
    .getRepository(WebhookSubscription)
    .findOneBy({ did, vendorId: companyOf(viewer) ?? IsNull() });
  if (!webhook) return [];
  return database.getRepository(WebhookDelivery).find({
    where: { subscriptionId: webhook.id },
    relations: { event: true },
    order: { eventId: 'DESC' },
    take: mostListed,
  });
}
