import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { AuditedValues } from '../../platform/audit-log/AuditLogEntry';
import { opaqueId } from '../../shared/opaqueId';
import { Brochure } from '../brochures/Brochure';
import type { OverwrittenValues } from '../brochures/undo/overwrittenValues';
import type { BrochureChanges } from '../brochures/writing/values/BrochureChanges';
import type { MergeUndo } from '../duplicates/merging/MergeUndo';
import { BulkJob } from './BulkJob';

export const BulkOutcome = {
  WAITING: 'WAITING',
  CHANGED: 'CHANGED',
  UNCHANGED: 'UNCHANGED',
  REFUSED: 'REFUSED',
  UNDONE: 'UNDONE',
  KEPT: 'KEPT',
} as const;

export type BulkOutcome = keyof typeof BulkOutcome;

registerEnumType(BulkOutcome, {
  name: 'BulkOutcome',
  description: 'What became of an ad of a bulk job, or would become of it before the job is started.',
  valuesConfig: {
    WAITING: { description: 'Its turn is yet to come.' },
    CHANGED: { description: 'It was changed.' },
    UNCHANGED: { description: 'It is so already.' },
    REFUSED: { description: 'A rule does not allow it.' },
    UNDONE: { description: 'It was changed and is back as before.' },
    KEPT: { description: 'It was changed and stays so: the undo would overwrite a later change.' },
  },
});

/** An ad of a bulk job. Its outcome is written in the transaction of its change. */
@Entity('bulk_job_rows')
@Check('bulk_job_rows_outcome_check', `outcome IN ('WAITING', 'CHANGED', 'UNCHANGED', 'REFUSED', 'UNDONE', 'KEPT')`)
@Index('bulk_job_rows_outcome_idx', ['jobId', 'outcome', 'position'])
@Index('bulk_job_rows_brochure_id_idx', ['brochureId'])
@Index('bulk_job_rows_other_brochure_id_idx', ['otherBrochureId'], { where: 'other_brochure_id IS NOT NULL' })
@ObjectType({ description: 'What a bulk job did to one ad, or would do.' })
export class BulkJobRow {
  @PrimaryColumn('integer')
  jobId: number;

  @ManyToOne(() => BulkJob, { nullable: false, onDelete: 'CASCADE' })
  job?: Relation<BulkJob>;

  @Field(() => ID, { description: 'The same for the same ad of the same job. Not a Node.' })
  get id(): string {
    return opaqueId('BulkJobRow', this.jobId, this.position);
  }

  @Field(() => Int, { description: 'Place in the list from which the ads were chosen, from 1.' })
  @PrimaryColumn('integer')
  position: number;

  @Field(() => Int, { description: '`databaseId` of the ad.' })
  @Column('integer')
  brochureId: number;

  @ManyToOne(() => Brochure, { nullable: false, onDelete: 'CASCADE' })
  brochure?: Relation<Brochure>;

  @Field(() => Int, {
    nullable: true,
    description:
      '`databaseId` of the other ad of a pair: of MERGE the one that stays, of KEEP_BOTH the newer one; null for other actions.',
  })
  @Column('integer', { nullable: true })
  otherBrochureId: number | null;

  @ManyToOne(() => Brochure, { onDelete: 'CASCADE' })
  otherBrochure?: Relation<Brochure>;

  @Field(() => BulkOutcome, { description: 'What became of it.' })
  @Column('text', { default: 'WAITING' })
  outcome: BulkOutcome;

  @Field(() => String, { nullable: true, description: 'Title or company name when its turn came; null before that.' })
  @Column('text', { nullable: true })
  title: string | null;

  @Field(() => String, { nullable: true, description: 'As `title`, of the other ad of a pair.' })
  @Column('text', { nullable: true })
  otherTitle: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was refused or kept, or what an undo of it has left; null otherwise.',
  })
  @Column('text', { nullable: true })
  message: string | null;

  /** for CELLS: the values to write, in the stored form */
  @Column('jsonb', { nullable: true })
  wanted: BrochureChanges | null;

  /** for CELLS and APPROVE: the version of the ad that the person has seen */
  @Column('integer', { nullable: true })
  seenVersion: number | null;

  /** for APPROVE: `submittedAt` of the change that was seen; null: there was none */
  @Column('timestamptz', { nullable: true })
  seenSubmittedAt: Date | null;

  /** for MERGE: why the pair cannot be merged together with the other chosen pairs */
  @Column('text', { nullable: true })
  refusal: string | null;

  /** values of the changed fields, as in the audit log; before its turn, those that the preview showed */
  @Column('jsonb', { nullable: true })
  before: AuditedValues | null;

  @Column('jsonb', { nullable: true })
  after: AuditedValues | null;

  /** the overwritten columns, for the undo */
  @Column('jsonb', { nullable: true })
  overwritten: OverwrittenValues | MergeUndo | null;

  /** the ad's version after the change */
  @Column('integer', { nullable: true })
  version: number | null;

  /** for MERGE: as `version`, of the ad that stays */
  @Column('integer', { nullable: true })
  otherVersion: number | null;
}
