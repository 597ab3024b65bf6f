import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Node } from '../../../shared/relay/Node';
import { GraphQLDate } from '../../../shared/scalars/GraphQLDate';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import { Account } from '../../accounts/Account';
import { DataBreachState } from './DataBreachState';

/** A line of the register of data breaches (docs/rules/privacy-and-law.md#data-breaches). It names nobody. */
@Entity('data_breaches')
@Check('data_breaches_did_check', `did ~ '^[0-9A-Za-z_-]{12}$'`)
@Check('data_breaches_title_check', `char_length(title) BETWEEN 1 AND 200`)
@Check('data_breaches_description_check', `char_length(description) BETWEEN 1 AND 5000`)
@Check('data_breaches_people_count_check', `people_count >= 0`)
@Check('data_breaches_state_check', `state IN ('ASSESSING', 'NOT_NOTIFIABLE', 'TO_NOTIFY', 'NOTIFIED')`)
@Check('data_breaches_due_at_check', `due_at > discovered_at`)
@Check('data_breaches_assessment_check', `char_length(assessment) BETWEEN 1 AND 5000`)
@Check(
  'data_breaches_assessed_at_check',
  `(state = 'ASSESSING') = (assessed_at IS NULL) AND (assessed_at IS NULL) = (assessment IS NULL)`,
)
@Check(
  'data_breaches_notified_check',
  `(state = 'NOTIFIED') = (commissioner_notified_on IS NOT NULL AND people_notified_on IS NOT NULL)`,
)
@Index('data_breaches_did_key', ['did'], { unique: true })
@ObjectType({ implements: Node, description: 'A data breach in the register. For administrators.' })
export class DataBreach implements Node {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text')
  did: string;

  @Field({ description: 'What happened, in a line.' })
  @Column('text')
  title: string;

  @Field({ description: 'What happened, which data, and what was done at once. Names nobody.' })
  @Column('text')
  description: string;

  @Field(() => Int, { nullable: true, description: 'How many people it concerns; null: not known.' })
  @Column('integer', { nullable: true })
  peopleCount: number | null;

  @Field(() => DataBreachState, { description: 'How far it is dealt with.' })
  @Column('text')
  state: DataBreachState;

  @Field(() => GraphQLDateTime, { description: 'When somebody of ours learnt of it.' })
  @Column('timestamptz')
  discoveredAt: Date;

  @Field(() => GraphQLDateTime, { description: 'When it has to be assessed: 30 days later.' })
  @Column('timestamptz')
  dueAt: Date;

  @Field(() => GraphQLDateTime, { description: 'When it was entered.' })
  @Column('timestamptz')
  recordedAt: Date;

  @Column('integer', { nullable: true })
  recordedByAccountId: number | null;

  @ManyToOne(() => Account, { nullable: true, onDelete: 'SET NULL' })
  recordedByAccount?: Relation<Account> | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was assessed; null until then.' })
  @Column('timestamptz', { nullable: true })
  assessedAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Whether serious harm is likely, and why; null until then.' })
  @Column('text', { nullable: true })
  assessment: string | null;

  @Field(() => GraphQLDate, { nullable: true, description: 'Day on which the Information Commissioner was told.' })
  @Column('date', { nullable: true })
  commissionerNotifiedOn: string | null;

  @Field(() => GraphQLDate, { nullable: true, description: 'Day on which the people concerned were told.' })
  @Column('date', { nullable: true })
  peopleNotifiedOn: string | null;
}
