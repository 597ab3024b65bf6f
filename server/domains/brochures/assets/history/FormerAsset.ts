import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { StoredAsset } from '../StoredAsset';

/** What a change has changed of a file; one that has gone has all of them. */
export type FormerField = 'FILE' | 'PLACE' | 'TEXT';

/**
 * A file of a live ad as it was before one change, kept for 30 days. Once no ad shows its bytes they are in the held area
 * of the file store (docs/rules/files.md#former-files).
 */
@Entity('former_assets')
@Check('former_assets_fields_check', `fields <@ ARRAY['FILE', 'PLACE', 'TEXT'] AND fields <> '{}'`)
@Check('former_assets_sha256_check', `sha256 ~ '^[0-9a-f]{64}$'`)
@Index('former_assets_entry_id_idx', ['entryId'])
@Index('former_assets_brochure_id_idx', ['brochureId'])
@Index('former_assets_sha256_idx', ['sha256'])
export class FormerAsset extends StoredAsset {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** number of the change's line in the audit log */
  @Column('bigint')
  entryId: string;

  @Column('integer')
  brochureId: number;

  /** number of the file, which it has again when it comes back: waiting changes name it; null: kept before this was */
  @Column('integer', { nullable: true })
  assetId: number | null;

  // By name, because importing Brochure here would reverse the dependency direction of the domains.
  @ManyToOne('Brochure', { nullable: false, onDelete: 'CASCADE' })
  brochure?: Relation<object>;

  @Column('text', { array: true })
  fields: FormerField[];

  @Column('timestamptz')
  keptAt: Date;
}
