import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Node } from '../../../shared/relay/Node';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import { Account } from '../../accounts/Account';
import { PrivacyChannel } from './PrivacyChannel';
import { PrivacyRequestKind } from './PrivacyRequestKind';
import { PrivacyRequestState } from './PrivacyRequestState';

/** What an erasure did in one table. */
@ObjectType({ description: 'What an erasure did with one kind of data.' })
export class ErasedRecords {
  @Field({ description: 'What was kept of whom.' })
  readonly what: string;

  @Field(() => Int, { description: 'How many records were erased; 0: they all stay.' })
  readonly count: number;

  @Field(() => String, { nullable: true, description: 'What stays, and why; null: nothing does.' })
  readonly stays: string | null;

  constructor(values: { what: string; count: number; stays: string | null }) {
    Object.assign(this, values);
  }
}

/** A person's request about the own data (docs/rules/privacy-and-law.md#requests). */
@Entity('privacy_requests')
@Check('privacy_requests_did_check', `did ~ '^[0-9A-Za-z_-]{12}$'`)
@Check('privacy_requests_kind_check', `kind IN ('ACCESS', 'CORRECTION', 'ERASURE')`)
@Check('privacy_requests_channel_check', `channel IN ('SITE', 'MAIL', 'LETTER', 'TELEPHONE')`)
@Check('privacy_requests_state_check', `state IN ('OPEN', 'DONE', 'DECLINED')`)
@Check('privacy_requests_handled_at_check', `(state = 'OPEN') = (handled_at IS NULL)`)
@Check('privacy_requests_due_at_check', `due_at > received_at`)
@Check(
  'privacy_requests_email_check',
  `email LIKE '_%@_%' AND char_length(email) <= 254 AND email = lower(btrim(email))`,
)
@Check(
  'privacy_requests_new_email_check',
  `new_email IS NULL OR (kind = 'CORRECTION' AND new_email LIKE '_%@_%' AND char_length(new_email) <= 254 AND new_email = lower(btrim(new_email)))`,
)
@Check('privacy_requests_note_check', `char_length(note) BETWEEN 1 AND 2000`)
@Check('privacy_requests_answer_check', `char_length(answer) BETWEEN 1 AND 2000`)
@Index('privacy_requests_did_key', ['did'], { unique: true })
@Index('privacy_requests_email_idx', ['email'])
@Index('privacy_requests_open_key', ['email', 'kind'], { unique: true, where: `state = 'OPEN'` })
@Index('privacy_requests_due_at_idx', ['state', 'dueAt'])
@ObjectType({ implements: Node, description: "A person's request about the own data. For administrators." })
export class PrivacyRequest implements Node {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text')
  did: string;

  @Field(() => PrivacyRequestKind, { description: 'What it asks for.' })
  @Column('text')
  kind: PrivacyRequestKind;

  @Field(() => PrivacyChannel, { description: 'How it came.' })
  @Column('text')
  channel: PrivacyChannel;

  @Field(() => String, { nullable: true, description: 'Whose data; null once they are erased.' })
  @Column('text', { nullable: true })
  email: string | null;

  /** of a change of the address, which its new mailbox has to confirm */
  @Column('text', { nullable: true })
  newEmail: string | null;

  @Field(() => String, { nullable: true, description: 'What an administrator noted about it.' })
  @Column('text', { nullable: true })
  note: string | null;

  @Field(() => PrivacyRequestState, { description: 'What became of it.' })
  @Column('text')
  state: PrivacyRequestState;

  @Field(() => GraphQLDateTime, { description: 'When it was received.' })
  @Column('timestamptz')
  receivedAt: Date;

  @Field(() => GraphQLDateTime, { description: 'When it has to be answered: 30 days later.' })
  @Column('timestamptz')
  dueAt: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was answered; null while it is open.' })
  @Column('timestamptz', { nullable: true })
  handledAt: Date | null;

  @Column('integer', { nullable: true })
  handledByAccountId: number | null;

  @ManyToOne(() => Account, { nullable: true, onDelete: 'SET NULL' })
  handledByAccount?: Relation<Account> | null;

  @Field(() => String, { nullable: true, description: 'The answer, which the person got by mail.' })
  @Column('text', { nullable: true })
  answer: string | null;

  @Field(() => [ErasedRecords], { nullable: true, description: 'What an erasure did; null for anything else.' })
  @Column('jsonb', { nullable: true })
  outcome: ErasedRecords[] | null;
}
