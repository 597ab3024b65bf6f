import { ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Node } from '../../../shared/relay/Node';
import { StoredAsset } from './StoredAsset';

@Entity('assets')
@Check('assets_did_check', `did ~ '^[0-9A-Za-z_-]{12}$'`)
@Check(
  'assets_type_check',
  `type IN ('BROCHURE_IMAGE', 'BROCHURE_THUMBNAIL_IMAGE', 'BROCHURE_PDF', 'BROCHURE_EXCEL', 'BROCHURE_WORD', 'BROCHURE_UNKNOWN')`,
)
@Check('assets_url_check', `(url ~ '^/files/' OR url ~* '^https?://') AND char_length(url) <= 2048`)
@Check('assets_sha256_check', `sha256 ~ '^[0-9a-f]{64}$'`)
@Check('assets_size_check', `byte_size >= 0 AND width > 0 AND height > 0 AND (width IS NULL) = (height IS NULL)`)
@Check('assets_dominant_color_check', `dominant_color ~ '^#[0-9a-f]{6}$'`)
@Check(
  'assets_rendition_widths_check',
  `0 < ALL (rendition_widths) AND (sha256 IS NOT NULL OR rendition_widths = '{}')`,
)
@Index('assets_did_key', ['did'], { unique: true })
@Index('assets_brochure_id_idx', ['brochureId', 'sortOrder', 'id'])
@Index('assets_sha256_idx', ['sha256'])
@Index('assets_picture_idx', { synchronize: false })
@ObjectType({ implements: Node, description: 'A picture or document of an ad.' })
export class Asset extends StoredAsset implements Node {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer')
  brochureId: number;

  // By name, because importing Brochure here would reverse the dependency direction of the domains.
  @ManyToOne('Brochure', { nullable: false, onDelete: 'CASCADE' })
  brochure?: Relation<object>;
}
