import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { LegalKind } from '../../../../shared/legal/legalKinds';
import { Account } from '../../accounts/Account';

/** The next version of a legal text while it is being written. */
@Entity('legal_drafts')
@Check('legal_drafts_kind_check', `kind IN ('TERMS', 'PRIVACY', 'COLLECTION', 'ADVERTISING')`)
@Index('legal_drafts_changed_by_id_idx', ['changedById'])
export class LegalDraftRow {
  @PrimaryColumn('text')
  kind: LegalKind;

  /** see `readLegalText` */
  @Column('text')
  text: string;

  /** goes up with each change */
  @Column('integer')
  version: number;

  @Column('timestamptz')
  changedAt: Date;

  @Column('integer')
  changedById: number;

  @ManyToOne(() => Account, { nullable: false, onDelete: 'RESTRICT' })
  changedBy?: Relation<Account>;
}
