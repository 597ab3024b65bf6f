import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Node } from '../../shared/relay/Node';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';
import type { MailAttachment } from './Mail';
import { OutgoingMailState } from './OutgoingMailState';

/** The outbox. A mail is part of the transaction that causes it, and is sent after the commit. */
@Entity('outgoing_mails')
@Check(
  'outgoing_mails_state_check',
  `state IN ('QUEUED', 'SENDING', 'SENT', 'FAILED', 'HELD', 'BOUNCED', 'SUPPRESSED')`,
)
@Check('outgoing_mails_sent_check', `(state IN ('SENT', 'BOUNCED')) = (sent_at IS NOT NULL)`)
@Check('outgoing_mails_sending_check', `(state = 'SENDING') = (sending_until IS NOT NULL)`)
@Check('outgoing_mails_event_key_check', `char_length(event_key) BETWEEN 1 AND 300`)
@Index('outgoing_mails_event_key_key', ['eventKey'], { unique: true })
@Index('outgoing_mails_recipient_idx', ['recipient', 'createdAt'])
@Index('outgoing_mails_created_at_idx', ['createdAt'])
@Index('outgoing_mails_unsent_idx', { synchronize: false })
@ObjectType({ implements: Node, description: 'A mail of the outbox. For administrators.' })
export class OutgoingMail implements Node {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  eventKey: string;

  @Field({ description: 'Whom it is for.' })
  @Column('text')
  recipient: string;

  @Field({ description: 'Its subject.' })
  @Column('text')
  subject: string;

  @Column('text')
  text: string;

  @Column('text')
  html: string;

  @Column('jsonb')
  headers: Record<string, string>;

  @Column('jsonb')
  attachments: MailAttachment[];

  @Field({
    description:
      'Whether it holds a link that opens something: what it says is then shown to nobody but its recipient.',
  })
  @Column('boolean')
  confidential: boolean;

  @Field(() => OutgoingMailState, { description: 'What has become of it.' })
  @Column('text')
  state: OutgoingMailState;

  @Field(() => Int, { description: 'How often it was handed to the mail server.' })
  @Column('integer', { default: 0 })
  attempts: number;

  @Field(() => String, { nullable: true, description: 'Why it was not taken the last time, or why it came back.' })
  @Column('text', { nullable: true })
  lastError: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was written.' })
  @Column('timestamptz')
  createdAt: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was last tried.' })
  @Column('timestamptz', { nullable: true })
  lastAttemptAt: Date | null;

  /** End of the sending process's lease, by the database's clock. The process renews it while it is alive. */
  @Column('timestamptz', { nullable: true })
  sendingUntil: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the mail server took it.' })
  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;
}
