import { Field, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { WebhookSubscription } from '../WebhookSubscription';
import { lockOwnWebhook } from './ownWebhooks';
import type { WebhookDidInput } from './WebhookDid';

@ObjectType({ description: 'What `deleteWebhook` did.' })
export class DeleteWebhookPayload {
  @Field({ description: 'Display id of the webhook that is gone.' })
  readonly did: string;

  constructor(did: string) {
    this.did = did;
  }
}

/** Deletes a webhook with its log. Nothing more is sent. */
export async function deleteWebhook(context: RequestContext, { did }: WebhookDidInput): Promise<DeleteWebhookPayload> {
  const { viewer, database } = context;
  authorize(viewer, 'deleteWebhook');
  return database.transaction(async (manager) => {
    const { id, description, url } = await lockOwnWebhook(manager, viewer, did);
    await manager.getRepository(WebhookSubscription).delete({ id });
    await recordAudit(manager, context, [
      { action: 'deleteWebhook', entityType: 'Webhook', entityId: id, before: { description, url }, after: null },
    ]);
    return new DeleteWebhookPayload(did);
  });
}
