import { Field, Int, ObjectType } from 'type-graphql';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { fileUrl } from '../../../platform/file-store/fileUrl';
import { Node } from '../../../shared/relay/Node';
import { AssetType } from './AssetType';

@ObjectType({ description: 'A smaller WebP copy of a picture.' })
class ImageRendition {
  @Field(() => Int, { description: 'Width in pixels.' })
  readonly width: number;

  @Field({ description: 'Where to fetch it; its content never changes.' })
  readonly url: string;

  constructor(width: number, url: string) {
    this.width = width;
    this.url = url;
  }
}

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
export class Asset implements Node {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Field({ description: 'Display id: 12 characters, opaque, never changes.' })
  @Column('text')
  did: string;

  @Column('integer')
  brochureId: number;

  // By name, because importing Brochure here would reverse the dependency direction of the domains.
  @ManyToOne('Brochure', { nullable: false, onDelete: 'CASCADE' })
  brochure?: Relation<object>;

  @Field(() => AssetType, { description: 'What the file is.' })
  @Column('text')
  type: AssetType;

  @Field({ description: 'Where to fetch it: a path of this site, or an outside address.' })
  @Column('text')
  url: string;

  @Field(() => Int, { description: "Order within the ad's files, lowest first." })
  @Column('integer', { default: 0 })
  sortOrder: number;

  @Field(() => String, { nullable: true, description: 'What the picture shows, for those who do not see it.' })
  @Column('text', { nullable: true })
  altText: string | null;

  @Field(() => String, { nullable: true, description: 'Media type, found from the content, for example image/webp.' })
  @Column('text', { nullable: true })
  contentType: string | null;

  @Column('integer', { nullable: true })
  byteSize: number | null;

  /** hash of the content and its name in the file store; null for external URLs */
  @Column('text', { nullable: true })
  sha256: string | null;

  @Field(() => Int, { nullable: true, description: 'Width in pixels, for pictures.' })
  @Column('integer', { nullable: true })
  width: number | null;

  @Field(() => Int, { nullable: true, description: 'Height in pixels, for pictures.' })
  @Column('integer', { nullable: true })
  height: number | null;

  @Field(() => String, { nullable: true, description: 'Dominant colour as #rrggbb, drawn while the picture loads.' })
  @Column('text', { nullable: true })
  dominantColor: string | null;

  @Column('integer', { array: true, default: '{}' })
  renditionWidths: number[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Field(() => [ImageRendition], {
    description: 'Smaller WebP copies, narrowest first; empty for anything but pictures.',
  })
  get renditions(): ImageRendition[] {
    const { sha256 } = this;
    if (sha256 === null) return [];
    const narrowestFirst = this.renditionWidths.toSorted((a, b) => a - b);
    return narrowestFirst.map((width) => new ImageRendition(width, fileUrl(sha256, `${width}.webp`)));
  }
}
