import { Field, Float, Int, ObjectType } from 'type-graphql';
import {
  Column,
  CreateDateColumn,
  Entity,
  ManyToOne,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
  VirtualColumn,
  type Relation,
} from 'typeorm';
import { calendarDay } from '../../shared/dates/calendarDay';
import { summarizeCouponHours } from '../../shared/text/summarizeCouponHours';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';
import { Node } from '../../shared/relay/Node';
import { Category } from '../categories/Category';
import { MapArea } from '../map-areas/MapArea';
import type { Asset } from './assets/Asset';
import { Vendor } from '../vendors/Vendor';
import { Address } from './Address';
import { ArchiveReason } from './ArchiveReason';
import { BrochureConstraints } from './BrochureConstraints';
import { BrochureStatus } from './BrochureStatus';
import { BrochureType } from './BrochureType';
import { couponSaving } from './computed/couponSaving';
import { couponsRemaining } from './computed/couponsRemaining';
import { addressParts, type AddressValues } from './fields/addressParts';
import { FieldColumns } from './fields/FieldColumns';
import { ComputedColumns } from './ComputedColumns';
import { PositionSource } from './PositionSource';
import { summary } from './computed/summary';
import { countedViews } from './countedViews';

/**
 * The ad. `fields/brochureFields.ts` defines the columns and GraphQL fields that people write, and
 * `ComputedColumns` the columns that PostgreSQL computes from them.
 */
@Entity('brochures')
@BrochureConstraints
@FieldColumns
@ObjectType({ implements: Node, description: 'An ad.' })
export class Brochure extends ComputedColumns implements Node {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Field(() => Int, { description: 'The number used in paths and in /rest.' })
  get databaseId(): number {
    return this.id;
  }

  @Field({ description: 'Display id: 12 characters, opaque, never changes.' })
  @Column('text')
  did: string;

  @Field(() => BrochureType, { description: 'The kind of the ad.' })
  @Column('text')
  type: BrochureType;

  @Field(() => BrochureStatus, { description: 'Where the ad is in its life.' })
  @Column('text', { default: 'PENDING_REVIEW' })
  status: BrochureStatus;

  @Field(() => ArchiveReason, { nullable: true, description: 'Why the ad was archived; null unless it is.' })
  @Column('text', { nullable: true })
  archiveReason: ArchiveReason | null;

  @Column('timestamptz', { nullable: true })
  archivedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;

  /** when it was last sent for review; null: a draft of its company (docs/rules/statuses-and-reviews.md#drafts) */
  @Column('timestamptz', { nullable: true, default: () => 'now()' })
  submittedAt: Date | null;

  @Field({
    description:
      'Whether it is a draft: PENDING_REVIEW, and its vendor has not sent it for review, or got it back. Only the vendor and administrators see a draft.',
  })
  get isDraft(): boolean {
    return this.submittedAt === null;
  }

  /** number of the last change of state, deletion or company; triggers maintain it, for preview links */
  @Column({ type: 'integer', default: 0, insert: false, update: false })
  stateVersion: number;

  @Field({ description: "Highlights or description as plain text, cut at 400 characters followed by ' ...'." })
  get summary(): string {
    return summary(this);
  }

  @ManyToOne(() => Vendor, { nullable: true, onDelete: 'RESTRICT' })
  vendor?: Relation<Vendor> | null;

  /** the vendor's name, if the query read the name only; null without a vendor */
  vendorName?: string | null;

  /** the main category, which may be a sub-category */
  @Column('integer')
  categoryId: number;

  @ManyToOne(() => Category, { nullable: false, onDelete: 'RESTRICT' })
  category?: Relation<Category>;

  /** main and further categories and the parents of both; triggers maintain it, for the category filter */
  @Column({ type: 'integer', array: true, default: '{}', insert: false, update: false, select: false })
  categoryIds?: number[];

  @Column('integer', { nullable: true })
  mapAreaId: number | null;

  @ManyToOne(() => MapArea, { nullable: true, onDelete: 'RESTRICT' })
  mapArea?: Relation<MapArea> | null;

  /** the picture shown in lists, if the query read it; see `thumbnailOf` */
  thumbnail?: Asset | null;

  @Column('text', { default: 'AU' })
  countryCode: string;

  @Field(() => Address, {
    nullable: true,
    description: 'Where the offer is to be had; null when nothing of it is known.',
  })
  get address(): Address | null {
    if (addressParts.every(({ name }) => this[name] === null)) return null;
    const address = new Address();
    const parts: Record<keyof AddressValues, unknown> = address;
    for (const { name, part } of addressParts) parts[part] = this[name];
    address.countryCode = this.countryCode;
    return address;
  }

  @Field(() => PositionSource, { nullable: true, description: 'How exactly the position is known; null without one.' })
  @Column('text', { nullable: true })
  positionSource: PositionSource | null;

  @Field({
    description: "IANA name of the ad's time zone, from its state and postcode, for example Australia/Brisbane.",
  })
  @Column('text', { default: 'Australia/Brisbane' })
  timeZone: string;

  @Field(() => String, {
    nullable: true,
    description:
      'When coupons can be used, in words, such as `Mon–Thu 5–8 pm · not on public holidays`; null: at any time.',
  })
  get couponHoursSummary(): string | null {
    return summarizeCouponHours(this.couponHours);
  }

  @Field(() => Int, { description: 'How many coupons were reserved.' })
  @Column('integer', { default: 0 })
  numberOfCouponsPurchased: number;

  @Field(() => Int, { nullable: true, description: 'How many coupons are left; null when unlimited or unset.' })
  get couponsRemaining(): number | null {
    return couponsRemaining(this);
  }

  @Field(() => Int, {
    nullable: true,
    description:
      'The saving that may be claimed: normal less discounted price, in cents. Null (show N/A) when unlimited, unset, or when `normalPriceSince` does not prove the normal price.',
  })
  get discountCents(): number | null {
    return couponSaving(this)?.discountCents ?? null;
  }

  @Field(() => Float, {
    nullable: true,
    description: '`discountCents` over the normal price in per cent, two decimals; null with it.',
  })
  get discountPercent(): number | null {
    return couponSaving(this)?.discountPercent ?? null;
  }

  /** first day of the offer: `validFrom`, or else the day of publication; null before that */
  get offerStartsOn(): string | null {
    if (this.validFrom !== null) return this.validFrom;
    if (this.status === 'PENDING_REVIEW' || this.publishedAt === null) return null;
    return calendarDay(this.publishedAt, this.timeZone);
  }

  /** In a narrow table of its own, so that a view does not write the wide row of its ad and all its indexes. */
  @Field(() => Int, { description: 'Counted views of the detail page.' })
  @VirtualColumn('integer', countedViews)
  detailViewsCount: number;

  /** What servers of the version before count here is added to `detailViewsCount`. Goes with them. */
  @Column('integer', { name: 'detail_views_count', default: 0, select: false })
  formerViewsCount?: number;

  /** true = live; false = soft-deleted and visible in the audit log only */
  @Column('boolean', { default: true })
  recordStatus: boolean;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;

  /** source of an imported ad and its id there; a second import finds the ad by these */
  @Column('text', { nullable: true })
  externalSource: string | null;

  @Column('text', { nullable: true })
  externalId: string | null;

  /** idempotency key chosen by the creator: a repeated request creates no second ad */
  @Column({ type: 'text', nullable: true, select: false })
  creationKey?: string | null;

  @Field(() => GraphQLDateTime, { description: 'When the ad was created.' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Field(() => GraphQLDateTime, { description: 'When the ad was last changed.' })
  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  @Field(() => Int, { description: 'Raised by every change: whoever changes an ad says which version was looked at.' })
  @VersionColumn({ default: 1 })
  version: number;
}
