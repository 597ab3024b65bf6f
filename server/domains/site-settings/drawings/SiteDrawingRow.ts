import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { DrawingKind } from '../../../shared/brand/siteValues';

/** A logo or an icon that was uploaded. The settings and their versions name it by its hash. */
@Entity('site_drawings')
@Check('site_drawings_hash_check', `hash ~ '^[0-9a-f]{64}$'`)
@Check('site_drawings_kind_check', `kind IN ('svg', 'png')`)
@Check('site_drawings_size_check', 'width >= 1 AND height >= 1')
export class SiteDrawingRow {
  /** SHA-256 of `content`, in hexadecimal */
  @PrimaryColumn('text')
  hash: string;

  @Column('text')
  kind: DrawingKind;

  /** the cleaned SVG, or the PNG as it was encoded anew */
  @Column('bytea')
  content: Buffer;

  /** PNG, for mails, documents and icons */
  @Column('bytea')
  picture: Buffer;

  /** of the picture, in pixels */
  @Column('integer')
  width: number;

  @Column('integer')
  height: number;

  @Column('timestamptz')
  createdAt: Date;
}
