import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Asset } from '../../brochures/assets/Asset';
import { Brochure } from '../../brochures/Brochure';

/** A picture of a listing: where it is fetched from, and the file that was made of it. */
@Entity('atdw_pictures')
@Check('atdw_pictures_url_check', `url ~ '^https?://' AND char_length(url) <= 2048`)
@Index('atdw_pictures_multimedia_key', ['brochureId', 'multimediaId'], { unique: true })
@Index('atdw_pictures_asset_id_idx', ['assetId'])
@Index('atdw_pictures_due_idx', { synchronize: false })
export class AtdwPicture {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('integer')
  brochureId: number;

  @ManyToOne(() => Brochure, { onDelete: 'CASCADE' })
  brochure?: Relation<Brochure>;

  @Column('text')
  multimediaId: string;

  /** with its query string, by which the source counts */
  @Column('text')
  url: string;

  @Column('text', { nullable: true })
  altText: string | null;

  /** photographer or owner, as the source names them */
  @Column('text', { nullable: true })
  credit: string | null;

  @Column('integer')
  sortOrder: number;

  /** null: not fetched yet, or removed */
  @Column('integer', { nullable: true })
  assetId: number | null;

  @ManyToOne(() => Asset, { nullable: true, onDelete: 'SET NULL' })
  asset?: Relation<Asset> | null;

  @Column('integer', { default: 0 })
  attempts: number;

  /** null: it is kept, or was tried often enough */
  @Column('timestamptz', { nullable: true })
  nextAttemptAt: Date | null;

  @Column('text', { nullable: true })
  problem: string | null;
}
