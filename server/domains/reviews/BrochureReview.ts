import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Account } from '../accounts/Account';
import { Brochure } from '../brochures/Brochure';
import { BrochureRevision } from '../brochures/revisions/BrochureRevision';
import type { ReviewDecision } from './ReviewDecision';

/** Who looked at an ad, when, and with which decision; null when somebody only looked. */
@Entity('brochure_reviews')
@Check('brochure_reviews_decision_check', `decision IN ('APPROVE', 'REQUEST_CHANGES', 'REJECT')`)
@Check('brochure_reviews_comment_check', `char_length(comment) <= 2000`)
@Index('brochure_reviews_brochure_id_idx', ['brochureId', 'id'])
export class BrochureReview {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer')
  brochureId: number;

  @ManyToOne(() => Brochure, { nullable: false, onDelete: 'CASCADE' })
  brochure?: Relation<Brochure>;

  @Column('integer', { nullable: true })
  revisionId: number | null;

  @ManyToOne(() => BrochureRevision, { nullable: true, onDelete: 'SET NULL' })
  revision?: Relation<BrochureRevision> | null;

  @Column('integer', { nullable: true })
  reviewerAccountId: number | null;

  @ManyToOne(() => Account, { nullable: true, onDelete: 'SET NULL' })
  reviewerAccount?: Relation<Account> | null;

  @Column('text', { nullable: true })
  decision: ReviewDecision | null;

  @Column('text', { nullable: true })
  comment: string | null;

  @Column('timestamptz')
  reviewedAt: Date;
}
