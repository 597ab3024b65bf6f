import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Category } from '../categories/Category';
import { MapArea } from '../map-areas/MapArea';
import { Vendor } from '../vendors/Vendor';

/** An address that asked for a weekly mail about a topic (docs/rules/follows.md#by-mail). */
@Entity('follows')
@Check('follows_email_check', `char_length(email) <= 254`)
@Check('follows_recipient_hash_check', `recipient_hash ~ '^[0-9a-f]{64}$'`)
@Check('follows_token_hash_check', `token_hash ~ '^[0-9a-f]{64}$'`)
@Check('follows_topic_check', `vendor_id IS NULL OR (map_area_id IS NULL AND category_id IS NULL)`)
@Check('follows_digest_check', `digest_at IS NULL OR confirmed_at IS NOT NULL`)
@Index('follows_topic_key', { synchronize: false })
@Index('follows_token_hash_key', ['tokenHash'], { unique: true })
@Index('follows_recipient_hash_idx', ['recipientHash'])
@Index('follows_map_area_id_idx', ['mapAreaId'])
@Index('follows_category_id_idx', ['categoryId'])
@Index('follows_vendor_id_idx', ['vendorId'])
export class Follow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** in lower case */
  @Column('text')
  email: string;

  /** keyed hash of the address, for links that must work after the row has gone */
  @Column('text')
  recipientHash: string;

  @Column('integer', { nullable: true })
  mapAreaId: number | null;

  @ManyToOne(() => MapArea, { nullable: true, onDelete: 'CASCADE' })
  mapArea?: Relation<MapArea> | null;

  @Column('integer', { nullable: true })
  categoryId: number | null;

  @ManyToOne(() => Category, { nullable: true, onDelete: 'CASCADE' })
  category?: Relation<Category> | null;

  @Column('integer', { nullable: true })
  vendorId: number | null;

  @ManyToOne(() => Vendor, { nullable: true, onDelete: 'CASCADE' })
  vendor?: Relation<Vendor> | null;

  /** of the token in the link that confirms it */
  @Column('text')
  tokenHash: string;

  /** when the address was last typed into the form */
  @Column('timestamptz')
  requestedAt: Date;

  /** null: nobody has pressed the button behind the link yet, so nothing is sent */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** when a digest with this topic was last queued */
  @Column('timestamptz', { nullable: true })
  digestAt: Date | null;
}
