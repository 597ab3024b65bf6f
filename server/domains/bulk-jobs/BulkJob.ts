import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Node } from '../../shared/relay/Node';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';
import { Account } from '../accounts/Account';
import type { BrochureChanges } from '../brochures/writing/values/BrochureChanges';
import { BulkAction } from './BulkAction';

/** A job is tried first; an administrator then decides whether to start it. */
export const BulkJobState = {
  CHECKING: 'CHECKING',
  CHECKED: 'CHECKED',
  RUNNING: 'RUNNING',
  DONE: 'DONE',
  UNDOING: 'UNDOING',
  UNDONE: 'UNDONE',
  FAILED: 'FAILED',
} as const;

export type BulkJobState = keyof typeof BulkJobState;

registerEnumType(BulkJobState, {
  name: 'BulkJobState',
  description: 'How far a bulk job has come.',
  valuesConfig: {
    CHECKING: { description: 'It is being tried: no ad changes.' },
    CHECKED: { description: 'Its rows say what would change: it can be started.' },
    RUNNING: { description: 'It changes its ads.' },
    DONE: { description: 'Each of its rows says what became of the ad.' },
    UNDOING: { description: 'Its changes are being undone.' },
    UNDONE: { description: 'Its changes were undone; rows that are KEPT say why not.' },
    FAILED: { description: 'No try came to its end; rows say how far it came, `problem` says what to do.' },
  },
});

const countsCheck = `total >= 1 AND changed_count >= 0 AND unchanged_count >= 0
          AND refused_count >= 0 AND undone_count >= 0 AND kept_count >= 0
          AND changed_count + unchanged_count + refused_count <= total AND undone_count + kept_count <= changed_count`;

/** A change of many ads that the server makes in the background (docs/rules/statuses-and-reviews.md#bulk-jobs). */
@Entity('bulk_jobs')
@Check(
  'bulk_jobs_action_check',
  `action IN ('UPDATE', 'NUMBER', 'PUBLISH', 'ARCHIVE', 'UNARCHIVE', 'DELETE', 'RESTORE', 'IMPORT', 'CELLS', 'APPROVE', 'MERGE', 'KEEP_BOTH', 'REPORT')`,
)
@Check('bulk_jobs_number_from_check', `(action = 'NUMBER') = (number_from IS NOT NULL)`)
@Check('bulk_jobs_state_check', `state IN ('CHECKING', 'CHECKED', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE', 'FAILED')`)
@Check('bulk_jobs_counts_check', countsCheck)
@Index('bulk_jobs_created_by_id_idx', ['createdById'])
@ObjectType({ implements: Node, description: 'A change of many ads in the background. For administrators.' })
export class BulkJob implements Node {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Field(() => Int, { description: 'The number used in paths.' })
  get databaseId(): number {
    return this.id;
  }

  @Field(() => BulkAction, { description: 'What it does to each ad.' })
  @Column('text')
  action: BulkAction;

  /** the values that UPDATE writes, in the stored form */
  @Column('jsonb', { default: {} })
  changes: BrochureChanges;

  @Field(() => Int, { nullable: true, description: 'The first index that NUMBER gives; null for other actions.' })
  @Column('integer', { nullable: true })
  numberFrom: number | null;

  @Field(() => String, { nullable: true, description: 'The file of IMPORT; null for other actions.' })
  @Column('text', { nullable: true })
  fileName: string | null;

  @Field(() => BulkJobState, { description: 'How far it has come.' })
  @Column('text')
  state: BulkJobState;

  @Field(() => Int, { description: 'Its ads; of MERGE and KEEP_BOTH its pairs.' })
  @Column('integer')
  total: number;

  @Field(() => Int, { description: 'Ads that changed; before it is started, that would change.' })
  @Column('integer', { default: 0 })
  changedCount: number;

  @Field(() => Int, { description: 'Ads that are so already.' })
  @Column('integer', { default: 0 })
  unchangedCount: number;

  @Field(() => Int, { description: 'Ads that a rule does not allow to change.' })
  @Column('integer', { default: 0 })
  refusedCount: number;

  @Field(() => Int, { description: 'Ads that are back as before.' })
  @Column('integer', { default: 0 })
  undoneCount: number;

  @Field(() => Int, { description: 'Ads that the undo left as they are, because they have changed since.' })
  @Column('integer', { default: 0 })
  keptCount: number;

  @Field(() => String, { nullable: true, description: 'Why it did not come to its end; null otherwise.' })
  @Column('text', { nullable: true })
  problem: string | null;

  @Column('integer')
  createdById: number;

  @ManyToOne(() => Account, { nullable: false, onDelete: 'RESTRICT' })
  createdBy?: Relation<Account>;

  @Field(() => GraphQLDateTime, { description: 'When it was prepared.' })
  @Column('timestamptz')
  createdAt: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was started; null before that.' })
  @Column('timestamptz', { nullable: true })
  startedAt: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When its last ad had changed; null before that.' })
  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the undo was finished; null before that.' })
  @Column('timestamptz', { nullable: true })
  undoneAt: Date | null;
}
