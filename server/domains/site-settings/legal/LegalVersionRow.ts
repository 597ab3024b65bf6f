import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, Unique, type Relation } from 'typeorm';
import type { LegalKind } from '../../../../shared/legal/legalKinds';
import { Account } from '../../accounts/Account';

/** A published version of a legal text. It never changes: people have accepted it. */
@Entity('legal_versions')
@Unique('legal_versions_valid_from_key', ['kind', 'validFrom'])
@Check('legal_versions_kind_check', `kind IN ('TERMS', 'PRIVACY', 'COLLECTION', 'ADVERTISING')`)
@Check('legal_versions_number_check', 'number >= 1')
@Index('legal_versions_published_by_id_idx', ['publishedById'])
export class LegalVersionRow {
  @PrimaryColumn('text')
  kind: LegalKind;

  @PrimaryColumn('integer')
  number: number;

  /** see `readLegalText` */
  @Column('text')
  text: string;

  /** first day in force, in Queensland */
  @Column('date')
  validFrom: string;

  @Column('timestamptz')
  publishedAt: Date;

  /** null: version 1, which came with the site */
  @Column('integer', { nullable: true })
  publishedById: number | null;

  @ManyToOne(() => Account, { nullable: true, onDelete: 'RESTRICT' })
  publishedBy?: Relation<Account> | null;
}
