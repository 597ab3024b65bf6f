import { Max, Min } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { newWebhookSecret, sealWebhookSecret } from '../webhookSecret';
import { WebhookSubscription } from '../WebhookSubscription';
import { lockOwnWebhook } from './ownWebhooks';
import { WebhookDidInput } from './WebhookDid';

const mostOverlapHours = 7 * 24;

@InputType({ description: 'Which webhook gets a new secret.' })
export class RotateWebhookSecretInput extends WebhookDidInput {
  @Field(() => Int, {
    defaultValue: 24,
    description: 'Hours for which messages are signed with the secret before too: 0 to 168.',
  })
  @Min(0, { message: 'The overlap is at least 0 hours.' })
  @Max(mostOverlapHours, { message: `The overlap is at most ${mostOverlapHours} hours.` })
  overlapHours: number;
}

@ObjectType({ description: 'What `rotateWebhookSecret` did.' })
export class RotateWebhookSecretPayload {
  @Field(() => WebhookSubscription, { description: 'The webhook without its secret.' })
  readonly webhook: WebhookSubscription;

  @Field({ description: 'The new secret. It is shown this once: keep it like a password.' })
  readonly secret: string;

  constructor(webhook: WebhookSubscription, secret: string) {
    this.webhook = webhook;
    this.secret = secret;
  }
}

/** Gives a webhook a new secret. Until the overlap is over, messages have a signature by each of both. */
export async function rotateWebhookSecret(
  context: RequestContext,
  input: RotateWebhookSecretInput,
): Promise<RotateWebhookSecretPayload> {
  const { viewer, clock, database, identitySecret } = context;
  authorize(viewer, 'rotateWebhookSecret');
  return database.transaction(async (manager) => {
    const { id, did, sealedSecret } = await lockOwnWebhook(manager, viewer, input.did);
    const secret = newWebhookSecret();
    const webhooks = manager.getRepository(WebhookSubscription);
    await webhooks.update(
      { id },
      {
        sealedSecret: sealWebhookSecret(secret, identitySecret, did),
        previousSealedSecret: sealedSecret,
        previousEndsAt: new Date(clock.now().getTime() + input.overlapHours * 3_600_000),
      },
    );
    const after = { overlapHours: input.overlapHours };
    await recordAudit(manager, context, [
      { action: 'rotateWebhookSecret', entityType: 'Webhook', entityId: id, before: null, after },
    ]);
    return new RotateWebhookSecretPayload(await webhooks.findOneByOrFail({ id }), secret);
  });
}
