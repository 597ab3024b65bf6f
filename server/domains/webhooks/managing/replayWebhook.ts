import { MaxLength } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { DomainError } from '../../../shared/errors/DomainError';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import { deliverWebhooksJob } from '../delivering/deliverWebhooksJob';
import { lockOwnWebhook } from './ownWebhooks';
import { WebhookDidInput } from './WebhookDid';

const mostReplayed = 1000;

@InputType({ description: 'Which messages to send again: one by its id, or all of a time.' })
export class ReplayWebhookInput extends WebhookDidInput {
  @Field(() => String, { nullable: true, description: 'The `messageId` of one message.' })
  @MaxLength(80, { message: 'This is not the id of a message.' })
  messageId?: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Events from this moment on; not with `messageId`.' })
  from?: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Events before this moment; now when absent.' })
  to?: Date | null;
}

@ObjectType({ description: 'What `replayWebhook` did.' })
export class ReplayWebhookPayload {
  @Field(() => Int, { description: 'How many messages are sent again.' })
  readonly count: number;

  constructor(count: number) {
    this.count = count;
  }
}

/**
 * Sends messages again under their ids: one, or those of a time, the oldest 1,000 first. Of a time also events that
 * another webhook was told of, if this one is now subscribed to them and may have them.
 */
export async function replayWebhook(context: RequestContext, input: ReplayWebhookInput): Promise<number> {
  const { viewer, clock, database, jobs } = context;
  authorize(viewer, 'replayWebhook');
  const { messageId = null, from = null, to = null } = input;
  if ((messageId === null) === (from === null)) {
    const message = 'Give either "messageId" or "from".';
    throw new DomainError('VALIDATION_FAILED', message, {
      errors: [{ field: messageId === null ? 'from' : 'messageId', code: 'EXCLUSIVE', message }],
    });
  }
  return database.transaction(async (manager) => {
    const { id } = await lockOwnWebhook(manager, viewer, input.did);
    const now = clock.now();
    const rows = await manager.query<{ id: string }[]>(
      `INSERT INTO webhook_deliveries AS d (subscription_id, event_id, state, attempts, next_attempt_at)
       SELECT s.id, e.id, 'PENDING', 0, $2::timestamptz
       FROM webhook_events e JOIN webhook_subscriptions s ON s.id = $1
       WHERE (s.vendor_id IS NULL OR s.vendor_id = e.vendor_id)
         AND (e.type = ANY(s.event_types)
           OR EXISTS (SELECT FROM webhook_deliveries own WHERE own.subscription_id = s.id AND own.event_id = e.id))
         AND ($3::text IS NULL OR e.message_id = $3)
         AND ($4::timestamptz IS NULL OR (e.occurred_at >= $4 AND e.occurred_at < coalesce($5::timestamptz, $2)))
       ORDER BY e.id LIMIT ${mostReplayed}
       ON CONFLICT (subscription_id, event_id) DO UPDATE
         SET state = 'PENDING', attempts = 0, next_attempt_at = excluded.next_attempt_at
       RETURNING d.id`,
      [id, now, messageId, from, to],
    );
    if (messageId !== null && rows.length === 0) throw new DomainError('NOT_FOUND', 'There is no such message.');
    await jobs.enqueue(manager, deliverWebhooksJob, {});
    const after = { messageId, from: from?.toISOString() ?? null, to: to?.toISOString() ?? null, count: rows.length };
    await recordAudit(manager, context, [
      { action: 'replayWebhook', entityType: 'Webhook', entityId: id, before: null, after },
    ]);
    return rows.length;
  });
}
