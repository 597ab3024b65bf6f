import { Field, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { IsDid } from '../../../shared/validation/IsDid';
import { WebhookDelivery } from '../WebhookDelivery';
import { WebhookSubscription } from '../WebhookSubscription';
import { lockOwnWebhook } from './ownWebhooks';
import { readWebhookValues, WebhookValues } from './WebhookValues';

@InputType({ description: 'A webhook as it is to be.' })
export class UpdateWebhookInput extends WebhookValues {
  @Field({ description: 'Display id of the webhook.' })
  @IsDid('webhook')
  did: string;

  @Field(() => Boolean, { description: 'false pauses it: events wait. true resumes it, also after it had failed.' })
  isActive: boolean;
}

@ObjectType({ description: 'What `updateWebhook` did.' })
export class UpdateWebhookPayload {
  @Field(() => WebhookSubscription, { description: 'The webhook as it is now.' })
  readonly webhook: WebhookSubscription;

  constructor(webhook: WebhookSubscription) {
    this.webhook = webhook;
  }
}

/** Changes a webhook, pauses it or resumes it. What waits is sent within a minute of resuming. */
export async function updateWebhook(context: RequestContext, input: UpdateWebhookInput): Promise<WebhookSubscription> {
  const { viewer, clock, database } = context;
  authorize(viewer, 'updateWebhook');
  const values = readWebhookValues(input);
  return database.transaction(async (manager) => {
    const webhook = await lockOwnWebhook(manager, viewer, input.did);
    const { id } = webhook;
    const webhooks = manager.getRepository(WebhookSubscription);
    const state = input.isActive
      ? ({ state: 'ACTIVE', pausedReason: null } as const)
      : ({ state: 'PAUSED', pausedReason: webhook.pausedReason ?? 'BY_HAND' } as const);
    await webhooks.update({ id }, { ...values, ...state });
    if (input.isActive && webhook.state === 'PAUSED') {
      await manager
        .getRepository(WebhookDelivery)
        .update({ subscriptionId: id, state: 'PENDING' }, { nextAttemptAt: clock.now(), attempts: 0 });
    }
    const shown = ({ description, url, eventTypes, state: now }: WebhookSubscription) => ({
      ...{ description, url, eventTypes: eventTypes.join(' '), state: now },
    });
    const after = await webhooks.findOneByOrFail({ id });
    await recordAudit(manager, context, [
      { action: 'updateWebhook', entityType: 'Webhook', entityId: id, before: shown(webhook), after: shown(after) },
    ]);
    return after;
  });
}
