import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Brochure } from '../Brochure';
import type { AssetArrangement } from '../assets/changing/AssetArrangement';
import type { BrochureChanges } from '../writing/values/BrochureChanges';
import type { RevisionState } from './RevisionState';

/** A vendor's change of a live ad that waits for an administrator's decision. An ad has one open revision at most. */
@Entity('brochure_revisions')
@Check(
  'brochure_revisions_state_check',
  `state IN ('WAITING', 'CHANGES_REQUESTED', 'APPLIED', 'REJECTED', 'WITHDRAWN')`,
)
@Check('brochure_revisions_comment_check', `char_length(comment) <= 2000`)
@Index('brochure_revisions_open_key', ['brochureId'], {
  unique: true,
  where: `state IN ('WAITING', 'CHANGES_REQUESTED')`,
})
@Index('brochure_revisions_brochure_id_idx', ['brochureId'])
export class BrochureRevision {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer')
  brochureId: number;

  @ManyToOne(() => Brochure, { nullable: false, onDelete: 'CASCADE' })
  brochure?: Relation<Brochure>;

  @Column('text')
  state: RevisionState;

  @Column('jsonb')
  changes: BrochureChanges;

  /** changes of the ad's files; null: none */
  @Column('jsonb', { nullable: true })
  assetChanges: AssetArrangement | null;

  /** the administrator's comment */
  @Column('text', { nullable: true })
  comment: string | null;

  @Column('integer', { nullable: true })
  submittedByAccountId: number | null;

  @ManyToOne('Account', { nullable: true, onDelete: 'SET NULL' })
  submittedByAccount?: unknown;

  @Column('timestamptz')
  submittedAt: Date;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;
}
