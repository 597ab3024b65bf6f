import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { BrochureRevision } from '../../revisions/BrochureRevision';
import { Asset } from '../Asset';
import { StoredAsset } from '../StoredAsset';

/**
 * A file that a waiting change would give to a live ad. Its bytes are in the held area of the file store until then. It
 * shares the numbers of `assets`, so that a file keeps its id when the change is approved. Without a change that waits
 * there is none (docs/rules/files.md#files-of-a-live-ad).
 */
@Entity('proposed_assets')
@Check('proposed_assets_did_check', `did ~ '^[0-9A-Za-z_-]{12}$'`)
@Check(
  'proposed_assets_type_check',
  `type IN ('BROCHURE_IMAGE', 'BROCHURE_THUMBNAIL_IMAGE', 'BROCHURE_PDF', 'BROCHURE_EXCEL', 'BROCHURE_WORD', 'BROCHURE_UNKNOWN')`,
)
@Check('proposed_assets_url_check', `url ~ '^/files/' AND char_length(url) <= 2048`)
@Check('proposed_assets_sha256_check', `sha256 ~ '^[0-9a-f]{64}$' AND sha256 IS NOT NULL`)
@Check(
  'proposed_assets_size_check',
  `byte_size >= 0 AND width > 0 AND height > 0 AND (width IS NULL) = (height IS NULL)`,
)
@Check('proposed_assets_dominant_color_check', `dominant_color ~ '^#[0-9a-f]{6}$'`)
@Check('proposed_assets_rendition_widths_check', `0 < ALL (rendition_widths)`)
@Index('proposed_assets_did_key', ['did'], { unique: true })
@Index('proposed_assets_revision_id_idx', ['revisionId'])
@Index('proposed_assets_replaces_id_key', ['replacesId'], { unique: true })
@Index('proposed_assets_sha256_idx', ['sha256'])
export class ProposedAsset extends StoredAsset {
  @PrimaryColumn('integer')
  id: number;

  @Column('integer')
  revisionId: number;

  @ManyToOne(() => BrochureRevision, { nullable: false, onDelete: 'CASCADE' })
  revision?: Relation<BrochureRevision>;

  /** the file of the ad whose place it takes; null: it is added, or that file has gone */
  @Column('integer', { nullable: true })
  replacesId: number | null;

  @ManyToOne(() => Asset, { nullable: true, onDelete: 'SET NULL' })
  replaces?: Relation<Asset> | null;
}
