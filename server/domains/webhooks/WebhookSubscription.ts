import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';
import { Account } from '../accounts/Account';
import { Vendor } from '../vendors/Vendor';
import { WebhookPause, WebhookState } from './WebhookState';
import type { WebhookEventType } from './webhookEventTypes';

/** An address that gets events (docs/rules/interfaces.md#webhooks). */
@Entity('webhook_subscriptions')
@Check('webhook_subscriptions_did_check', `did ~ '^[0-9A-Za-z_-]{12}$'`)
@Check('webhook_subscriptions_url_check', `char_length(url) BETWEEN 1 AND 500`)
@Check('webhook_subscriptions_description_check', `char_length(description) BETWEEN 1 AND 80`)
@Check('webhook_subscriptions_event_types_check', `cardinality(event_types) >= 1`)
@Check(
  'webhook_subscriptions_state_check',
  `state IN ('ACTIVE', 'PAUSED') AND (state = 'PAUSED') = (paused_reason IS NOT NULL)`,
)
@Check('webhook_subscriptions_paused_reason_check', `paused_reason IN ('BY_HAND', 'FAILING', 'GONE')`)
@Check('webhook_subscriptions_previous_check', `(previous_sealed_secret IS NULL) = (previous_ends_at IS NULL)`)
@Index('webhook_subscriptions_did_key', ['did'], { unique: true })
@Index('webhook_subscriptions_account_id_idx', ['accountId'])
@Index('webhook_subscriptions_vendor_id_idx', ['vendorId'])
@ObjectType('Webhook', { description: 'An address that gets events. Its secret is shown once, when it is made.' })
export class WebhookSubscription {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Field({ description: 'Display id: 12 characters, opaque, never changes.' })
  @Column('text')
  did: string;

  /** who made it, and is mailed about it */
  @Column('integer')
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  account?: Relation<Account>;

  /** the company whose events it gets; null: those of the whole site */
  @Column('integer', { nullable: true })
  vendorId: number | null;

  @ManyToOne(() => Vendor, { nullable: true, onDelete: 'CASCADE' })
  vendor?: Relation<Vendor> | null;

  @Field({ description: 'Where events are posted to.' })
  @Column('text')
  url: string;

  @Field({ description: 'What it is for.' })
  @Column('text')
  description: string;

  @Field(() => [String], { description: 'The events that it gets: names of `webhookEventTypes`.' })
  @Column('text', { array: true })
  eventTypes: WebhookEventType[];

  @Field(() => WebhookState, { description: 'Whether events are sent.' })
  @Column('text')
  state: WebhookState;

  @Field(() => WebhookPause, { nullable: true, description: 'Why it is paused; null unless it is.' })
  @Column('text', { nullable: true })
  pausedReason: WebhookPause | null;

  @Column('text')
  sealedSecret: string;

  @Column('text', { nullable: true })
  previousSealedSecret: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Until when messages are signed with the secret before too.',
  })
  @Column('timestamptz', { nullable: true })
  previousEndsAt: Date | null;

  @Field(() => GraphQLDateTime, { description: 'When it was made.' })
  @Column('timestamptz')
  createdAt: Date;
}
