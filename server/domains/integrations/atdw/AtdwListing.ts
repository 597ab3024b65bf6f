import { Check, Column, Entity, Index, OneToOne, JoinColumn, PrimaryColumn, type Relation } from 'typeorm';
import { Brochure } from '../../brochures/Brochure';

/** What the source says of a listing beyond the fields of an ad. The ad has the product's id as its `externalId`. */
@Entity('atdw_listings')
@Check(
  'atdw_listings_urls_check',
  `pixel_url ~ '^https?://' AND tracked_url ~ '^https?://' AND booking_url ~ '^https?://'
  AND greatest(char_length(pixel_url), char_length(tracked_url), char_length(booking_url)) <= 2048`,
)
@Check('atdw_listings_price_check', 'price_from_cents > 0')
@Index('atdw_listings_hidden_idx', { synchronize: false })
export class AtdwListing {
  @PrimaryColumn('integer')
  brochureId: number;

  @OneToOne(() => Brochure, { onDelete: 'CASCADE' })
  @JoinColumn()
  brochure?: Relation<Brochure>;

  @Column('text', { nullable: true })
  productNumber: string | null;

  /** who owns the content */
  @Column('text', { nullable: true })
  organisation: string | null;

  /** unchanged, with its query string; only the page of the ad loads it */
  @Column('text', { nullable: true })
  pixelUrl: string | null;

  /** where clicks on the web site go */
  @Column('text', { nullable: true })
  trackedUrl: string | null;

  /** where clicks on "Book" go */
  @Column('text', { nullable: true })
  bookingUrl: string | null;

  @Column('integer', { nullable: true })
  priceFromCents: number | null;

  @Column('timestamptz', { nullable: true })
  changedAtSource: Date | null;

  /** of everything that was stored, so that an unchanged listing is not written */
  @Column('text')
  contentHash: string;

  /** since when it is archived because the source could not be reached; null: it is not */
  @Column('timestamptz', { nullable: true })
  hiddenAt: Date | null;
}
