import { Field, InputType, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { newDid } from '../../../shared/did';
import { DomainError } from '../../../shared/errors/DomainError';
import { IsNull } from 'typeorm';
import { newWebhookSecret, sealWebhookSecret } from '../webhookSecret';
import { WebhookSubscription } from '../WebhookSubscription';
import { companyOf } from './ownWebhooks';
import { readWebhookValues, WebhookValues } from './WebhookValues';

/** of one company, and of the site */
const mostWebhooks = 20;

@InputType({ description: 'A new webhook.' })
export class CreateWebhookInput extends WebhookValues {}

@ObjectType({ description: 'What `createWebhook` did.' })
export class CreateWebhookPayload {
  @Field(() => WebhookSubscription, { description: 'The webhook without its secret.' })
  readonly webhook: WebhookSubscription;

  @Field({ description: 'The secret that messages are signed with. It is shown this once: keep it like a password.' })
  readonly secret: string;

  constructor(webhook: WebhookSubscription, secret: string) {
    this.webhook = webhook;
    this.secret = secret;
  }
}

/** Makes a webhook of the site, or of the caller's company. */
export async function createWebhook(context: RequestContext, input: CreateWebhookInput): Promise<CreateWebhookPayload> {
  const { viewer, clock, database, identitySecret } = context;
  authorize(viewer, 'createWebhook');
  const values = readWebhookValues(input);
  const vendorId = companyOf(viewer);
  return database.transaction(async (manager) => {
    // makes parallel calls take turns, so that each counts the webhooks of the others
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('webhooks'), $1)`, [vendorId ?? 0]);
    const webhooks = manager.getRepository(WebhookSubscription);
    if ((await webhooks.countBy({ vendorId: vendorId ?? IsNull() })) >= mostWebhooks) {
      throw new DomainError('CONFLICT', `There are ${mostWebhooks} webhooks. Delete one that is not used.`);
    }
    const [did, secret] = [newDid(), newWebhookSecret()];
    const { id } = await webhooks.save({
      ...values,
      ...{ did, vendorId, accountId: viewer?.accountId ?? 0, state: 'ACTIVE' as const, pausedReason: null },
      ...{ sealedSecret: sealWebhookSecret(secret, identitySecret, did), createdAt: clock.now() },
    });
    const after = { description: values.description, url: values.url, eventTypes: values.eventTypes.join(' ') };
    await recordAudit(manager, context, [
      { action: 'createWebhook', entityType: 'Webhook', entityId: id, before: null, after },
    ]);
    return new CreateWebhookPayload(await webhooks.findOneByOrFail({ id }), secret);
  });
}
