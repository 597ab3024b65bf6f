import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';
import { messageBody } from './delivering/messageBody';
import { WebhookEvent } from './WebhookEvent';
import { DeliveryState } from './WebhookState';
import { WebhookSubscription } from './WebhookSubscription';

/** An event on its way to an address, with the last attempt. */
@Entity('webhook_deliveries')
@Check(
  'webhook_deliveries_state_check',
  `state IN ('PENDING', 'DELIVERED', 'FAILED') AND (state = 'PENDING') = (next_attempt_at IS NOT NULL)`,
)
@Check('webhook_deliveries_response_body_check', `char_length(response_body) <= 1000`)
@Index('webhook_deliveries_event_key', ['subscriptionId', 'eventId'], { unique: true })
@Index('webhook_deliveries_event_id_idx', ['eventId'])
@Index('webhook_deliveries_due_idx', ['nextAttemptAt'], { where: `state = 'PENDING'` })
@ObjectType({ description: 'A message to a webhook, with its last attempt.' })
export class WebhookDelivery {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column('integer')
  subscriptionId: number;

  @ManyToOne(() => WebhookSubscription, { onDelete: 'CASCADE' })
  subscription?: Relation<WebhookSubscription>;

  @Column('bigint')
  eventId: string;

  @ManyToOne(() => WebhookEvent, { onDelete: 'CASCADE' })
  event: Relation<WebhookEvent>;

  @Field({ description: 'Its header `webhook-id`: the same for every attempt and replay.' })
  get messageId(): string {
    return this.event.messageId;
  }

  @Field({ description: 'The event, for example brochure.published.' })
  get eventType(): string {
    return this.event.type;
  }

  @Field({ description: 'The body that is sent.' })
  get requestBody(): string {
    return messageBody(this.event);
  }

  @Field(() => GraphQLDateTime, { description: 'When it happened.' })
  get occurredAt(): Date {
    return this.event.occurredAt;
  }

  @Field(() => DeliveryState, { description: 'How far it has come.' })
  @Column('text')
  state: DeliveryState;

  @Field(() => Int, { description: 'How often it was sent; a replay counts anew.' })
  @Column('integer')
  attempts: number;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it is sent next; null unless it is PENDING.' })
  @Column('timestamptz', { nullable: true })
  nextAttemptAt: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last sent.' })
  @Column('timestamptz', { nullable: true })
  attemptedAt: Date | null;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last answer; null without an answer.' })
  @Column('integer', { nullable: true })
  responseStatus: number | null;

  @Field(() => String, { nullable: true, description: 'The first 1,000 characters of the last answer.' })
  @Column('text', { nullable: true })
  responseBody: string | null;

  @Field(() => String, { nullable: true, description: 'Why the last attempt failed, in a sentence.' })
  @Column('text', { nullable: true })
  problem: string | null;

  @Field(() => Int, { nullable: true, description: 'Milliseconds of the last attempt.' })
  @Column('integer', { nullable: true })
  durationMs: number | null;
}
