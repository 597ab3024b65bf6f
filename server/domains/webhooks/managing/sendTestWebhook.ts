import { randomUUID } from 'node:crypto';
import { Field, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { deliverWebhooksJob } from '../delivering/deliverWebhooksJob';
import { WebhookDelivery } from '../WebhookDelivery';
import { WebhookEvent } from '../WebhookEvent';
import { lockOwnWebhook } from './ownWebhooks';
import type { WebhookDidInput } from './WebhookDid';

@ObjectType({ description: 'What `sendTestWebhook` did.' })
export class SendTestWebhookPayload {
  @Field(() => WebhookDelivery, { description: 'The message; its outcome is in the log some seconds later.' })
  readonly delivery: WebhookDelivery;

  constructor(delivery: WebhookDelivery) {
    this.delivery = delivery;
  }
}

/** Sends an event `webhook.test` at once. A paused webhook gets it when it is resumed. */
export async function sendTestWebhook(
  context: RequestContext,
  { did }: WebhookDidInput,
): Promise<SendTestWebhookPayload> {
  const { viewer, clock, database, jobs } = context;
  authorize(viewer, 'sendTestWebhook');
  return database.transaction(async (manager) => {
    const { id, vendorId } = await lockOwnWebhook(manager, viewer, did);
    const now = clock.now();
    const event = await manager.getRepository(WebhookEvent).save({
      ...{ messageId: `msg_${randomUUID().replaceAll('-', '')}`, type: 'webhook.test', vendorId, occurredAt: now },
      data: { webhook: did },
    });
    const deliveries = manager.getRepository(WebhookDelivery);
    const added = await deliveries.save({
      ...{ subscriptionId: id, eventId: event.id, state: 'PENDING' as const, attempts: 0, nextAttemptAt: now },
    });
    await jobs.enqueue(manager, deliverWebhooksJob, {});
    await recordAudit(manager, context, [
      { action: 'sendTestWebhook', entityType: 'Webhook', entityId: id, before: null, after: null },
    ]);
    return new SendTestWebhookPayload(
      await deliveries.findOneOrFail({ where: { id: added.id }, relations: { event: true } }),
    );
  });
}
