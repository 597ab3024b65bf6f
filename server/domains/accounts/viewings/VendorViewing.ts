import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import { Account } from '../Account';
import { AccountSession } from '../sessions/AccountSession';

/** A time in which an administrator sees the site as a login (docs/rules/accounts-and-permissions.md#see-as-a-vendor). */
@Entity('vendor_viewings')
@Check('vendor_viewings_reason_check', 'char_length(reason) BETWEEN 1 AND 500')
@Check('vendor_viewings_time_check', `ends_at >= started_at AND ends_at <= started_at + interval '30 minutes'`)
@Index('vendor_viewings_account_id_idx', ['accountId', 'id'])
@Index('vendor_viewings_administrator_id_idx', ['administratorId'])
@Index('vendor_viewings_ends_at_idx', ['endsAt'])
@Index('vendor_viewings_session_id_idx', ['sessionId'])
@ObjectType({
  description: 'A time in which an administrator saw the site as a login of a company, without changing anything.',
})
export class VendorViewing {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer')
  administratorId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  administrator?: Relation<Account>;

  @Column('integer')
  accountId: number;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  account?: Relation<Account>;

  /** the session of the administrator, with which it ends; null if a program began it */
  @Column('integer', { nullable: true })
  sessionId: number | null;

  @ManyToOne(() => AccountSession, { onDelete: 'SET NULL' })
  session?: Relation<AccountSession>;

  @Field({ description: 'Why, in the words of the administrator.' })
  @Column('text')
  reason: string;

  @Field(() => GraphQLDateTime, { description: 'When it began.' })
  @Column('timestamptz')
  startedAt: Date;

  @Field(() => GraphQLDateTime, { description: 'When it ended, or will end: after 30 minutes at the latest.' })
  @Column('timestamptz')
  endsAt: Date;

  /** the last page that was asked, for the audit log */
  @Column('text', { nullable: true })
  lastPage: string | null;
}
