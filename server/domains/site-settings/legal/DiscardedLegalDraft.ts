import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { LegalKind } from '../../../../shared/legal/legalKinds';

/** The text of a legal draft that was discarded last, so that it can be brought back (docs/rules/legal-texts.md#drafts). */
@Entity('discarded_legal_drafts')
@Check('discarded_legal_drafts_kind_check', `kind IN ('TERMS', 'PRIVACY', 'COLLECTION', 'ADVERTISING')`)
export class DiscardedLegalDraft {
  @PrimaryColumn('text')
  kind: LegalKind;

  @Column('text')
  text: string;

  @Column('timestamptz')
  discardedAt: Date;
}
