import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { MailAttachment } from './Mail';
import type { OutgoingMailState } from './OutgoingMailState';

/** The outbox: a mail is part of the transaction that gives the reason for it, and is sent once that has committed. */
@Entity('outgoing_mails')
@Check('outgoing_mails_state_check', `state IN ('QUEUED', 'SENT', 'FAILED', 'HELD')`)
@Check('outgoing_mails_sent_check', `(state = 'SENT') = (sent_at IS NOT NULL)`)
@Check('outgoing_mails_event_key_check', `char_length(event_key) BETWEEN 1 AND 300`)
@Index('outgoing_mails_event_key_key', ['eventKey'], { unique: true })
@Index('outgoing_mails_recipient_idx', ['recipient', 'createdAt'])
@Index('outgoing_mails_created_at_idx', ['createdAt'])
@Index('outgoing_mails_unsent_idx', { synchronize: false })
export class OutgoingMail {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  eventKey: string;

  @Column('text')
  recipient: string;

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

  @Column('boolean')
  confidential: boolean;

  @Column('text')
  state: OutgoingMailState;

  @Column('integer', { default: 0 })
  attempts: number;

  @Column('text', { nullable: true })
  lastError: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  lastAttemptAt: Date | null;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;
}
