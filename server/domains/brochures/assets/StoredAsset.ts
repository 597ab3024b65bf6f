import { Field, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn } from 'typeorm';
import { fileUrl, withPass } from '../../../platform/file-store/fileUrl';
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

/** What is kept of a picture or document, whether an ad shows it or a change proposes it. */
@ObjectType()
export abstract class StoredAsset {
  @Field({ description: 'Display id: 12 characters, opaque, never changes.' })
  @Column('text')
  did: string;

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

  /** chosen by the caller of `addAsset`, who may repeat the call with it; null: none was */
  @Column('text', { nullable: true })
  uploadKey: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** true of a file in the held area of the store, whose addresses need a pass; no column */
  isHeld?: boolean;

  /** the pass in its addresses; no column */
  pass?: string;

  @Field(() => [ImageRendition], {
    description: 'Smaller WebP copies, narrowest first; empty for anything but pictures.',
  })
  get renditions(): ImageRendition[] {
    const { sha256 } = this;
    if (sha256 === null) return [];
    const narrowestFirst = this.renditionWidths.toSorted((a, b) => a - b);
    return narrowestFirst.map(
      (width) => new ImageRendition(width, withPass(fileUrl(sha256, `${width}.webp`), this.pass)),
    );
  }
}
