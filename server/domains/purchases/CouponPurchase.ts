import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Node } from '../../shared/relay/Node';
import { GraphQLDate } from '../../shared/scalars/GraphQLDate';
import { GraphQLDateTime } from '../../shared/scalars/GraphQLDateTime';
import { Account } from '../accounts/Account';
import { Brochure } from '../brochures/Brochure';
import { couponSaving } from '../brochures/computed/couponSaving';
import { summarizeCouponHours } from '../../shared/text/summarizeCouponHours';
import { VoidReason } from './VoidReason';

/** A free reservation of one coupon. It keeps the terms as they were at the purchase. */
@Entity('coupon_purchases')
@Check('coupon_purchases_did_check', `did ~ '^[0-9A-Za-z_-]{12}$'`)
@Check('coupon_purchases_name_check', `char_length(name) BETWEEN 2 AND 100`)
@Check('coupon_purchases_email_check', `email LIKE '_%@_%' AND char_length(email) <= 254`)
@Check('coupon_purchases_code_check', `code ~ '^[0-9A-Z]{8,20}$'`)
@Check('coupon_purchases_network_hash_check', `network_hash ~ '^[0-9a-f]{64}$'`)
@Check('coupon_purchases_person_hash_check', `person_hash ~ '^[0-9a-f]{64}$'`)
@Check('coupon_purchases_price_check', `discounted_price_cents >= 0 AND normal_price_cents > discounted_price_cents`)
@Check('coupon_purchases_coupon_hours_check', `char_length(coupon_hours) <= 500`)
@Check('coupon_purchases_state_check', `redeemed_at IS NULL OR voided_at IS NULL`)
@Check(
  'coupon_purchases_void_reason_check',
  `void_reason IS NULL OR (void_reason IN ('ADMINISTRATOR', 'BUYER', 'UNCONFIRMED') AND voided_at IS NOT NULL)`,
)
@Check('coupon_purchases_confirmed_check', `confirmed_at IS NULL OR held_until IS NOT NULL`)
@Check('coupon_purchases_held_check', `redeemed_at IS NULL OR held_until IS NULL OR confirmed_at IS NOT NULL`)
@Index('coupon_purchases_did_key', ['did'], { unique: true })
@Index('coupon_purchases_code_key', ['code'], { unique: true })
@Index('coupon_purchases_idempotency_key', ['idempotencyKey'], { unique: true })
@Index('coupon_purchases_purchased_at_idx', ['purchasedAt'])
@Index('coupon_purchases_brochure_id_idx', ['brochureId', 'purchasedAt'])
@Index('coupon_purchases_redeemed_at_idx', ['brochureId', 'redeemedAt'], { where: 'redeemed_at IS NOT NULL' })
@Index('coupon_purchases_person_idx', { synchronize: false }) // (brochure_id, fold_email(email)) of those not voided
@Index('coupon_purchases_erased_idx', ['brochureId', 'personHash'], { where: 'person_hash IS NOT NULL' })
@Index('coupon_purchases_network_idx', ['brochureId', 'networkHash', 'purchasedAt'], {
  where: 'network_hash IS NOT NULL',
})
@Index('coupon_purchases_unconfirmed_idx', ['heldUntil'], {
  where: 'held_until IS NOT NULL AND confirmed_at IS NULL AND voided_at IS NULL',
})
@Index('coupon_purchases_remind_idx', ['validTo'], { where: 'remind' })
@Index('coupon_purchases_held_idx', ['brochureId'], { where: 'held_until IS NOT NULL' })
@Index('coupon_purchases_buyer_idx', { synchronize: false }) // (lower(email), id)
@ObjectType({
  implements: Node,
  description:
    'A coupon that somebody reserved for free; the buyer pays the vendor. Seen by administrators and the vendor.',
})
export class CouponPurchase implements Node {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Field(() => Int, { description: 'Its number.' })
  get databaseId(): number {
    return this.id;
  }

  @Field({ description: 'Display id: 12 characters, opaque, never changes.' })
  @Column('text')
  did: string;

  @Column('integer')
  brochureId: number;

  @ManyToOne(() => Brochure, { nullable: false, onDelete: 'RESTRICT' })
  brochure?: Relation<Brochure>;

  @Field({ description: "The buyer's name." })
  @Column('text')
  name: string;

  @Column('text')
  email: string;

  /** random, with a check character */
  @Field({
    description:
      'What the buyer shows: 12 characters of Crockford base 32, the last one a check character. Print it in groups of four.',
  })
  @Column('text')
  code: string;

  @Column('text', { nullable: true })
  idempotencyKey: string | null;

  /** keyed hash of the buyer's network, for a day (docs/rules/prices-and-coupons.md#pace-of-a-network) */
  @Column('text', { nullable: true, select: false })
  networkHash?: string | null;

  /** keyed hash of an erased buyer (docs/rules/privacy-and-law.md#erasure) */
  @Column('text', { nullable: true, select: false })
  personHash?: string | null;

  /** snapshot of the offer at the time of the purchase */
  @Field({ description: 'Title of the ad when the coupon was reserved.' })
  @Column('text')
  title: string;

  @Field(() => Int, { description: 'Price without the coupon, in cents (AUD), as promised.' })
  @Column('integer')
  normalPriceCents: number;

  @Field(() => Int, { description: 'Price with the coupon, in cents (AUD), GST included, as promised.' })
  @Column('integer')
  discountedPriceCents: number;

  /** with the two below: proof of the saving at that moment */
  @Column('date', { nullable: true })
  normalPriceSince: string | null;

  @Column('date', { nullable: true })
  offerStartsOn: string | null;

  @Column('boolean', { default: false })
  couponsUnlimited: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'The saving as promised, in cents; null where none could be claimed (see `Brochure.discountCents`).',
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

  @Field({ description: 'Conditions, as promised.' })
  @Column('text')
  termsOfOffer: string;

  @Field(() => String, {
    nullable: true,
    description: 'When it can be used, as promised, written as `Brochure.couponHours`; null: at any time.',
  })
  @Column('text', { nullable: true })
  couponHours: string | null;

  @Field(() => String, { nullable: true, description: '`couponHours` in words; null with it.' })
  get couponHoursSummary(): string | null {
    return summarizeCouponHours(this.couponHours);
  }

  @Field(() => GraphQLDate, { description: "Last day of the coupon, in the ad's own time zone." })
  @Column('date')
  validTo: string;

  @Field(() => GraphQLDateTime, { description: 'When it was reserved.' })
  @Column('timestamptz')
  purchasedAt: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Its buyer has to confirm it by mail before this moment; null for a coupon that needs no confirmation.',
  })
  @Column('timestamptz', { nullable: true })
  heldUntil: Date | null;

  /** of the terms that its buyer accepted: their first day; null: bought before it was stored */
  @Column('text', { nullable: true })
  termsVersion: string | null;

  /** whether its buyer ticked the reminders (docs/rules/prices-and-coupons.md#reminders) */
  @Column('boolean', { default: false })
  remind: boolean;

  /** null also for coupons that need no confirmation */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was redeemed; null until then.' })
  @Column('timestamptz', { nullable: true })
  redeemedAt: Date | null;

  @Column('integer', { nullable: true })
  redeemedById: number | null;

  @ManyToOne(() => Account, { nullable: true, onDelete: 'RESTRICT' })
  redeemedBy?: Relation<Account> | null;

  /** of a redemption that a till sent later, so that it counts once */
  @Column('text', { nullable: true, select: false })
  redemptionKey?: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was voided; null unless it was.' })
  @Column('timestamptz', { nullable: true })
  voidedAt: Date | null;

  /** null also for coupons that an earlier version voided */
  @Column('text', { name: 'void_reason', nullable: true })
  storedVoidReason: VoidReason | null;

  @Field(() => VoidReason, { nullable: true, description: 'Who took it back; null unless it was voided.' })
  get voidReason(): VoidReason | null {
    return this.voidedAt === null ? null : (this.storedVoidReason ?? VoidReason.ADMINISTRATOR);
  }
}
