import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Something that happened, without personal data. Triggers write it in the transaction of the change. */
@Entity('webhook_events')
@Index('webhook_events_message_id_key', ['messageId'], { unique: true })
@Index('webhook_events_occurred_at_idx', ['occurredAt'])
export class WebhookEvent {
  /** bigint, so text in JavaScript */
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  /** the same for every attempt and replay, so that receivers know a message again */
  @Column('text')
  messageId: string;

  @Column('text')
  type: string;

  /** null: of no company */
  @Column('integer', { nullable: true })
  vendorId: number | null;

  @Column('jsonb')
  data: Record<string, string | number | null>;

  @Column('timestamptz')
  occurredAt: Date;
}
