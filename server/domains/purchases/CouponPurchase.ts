import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Account } from '../accounts/Account';
import { Brochure } from '../brochures/Brochure';

/** A free reservation of one coupon. What was promised is kept as it was at that moment. */
@Entity('coupon_purchases')
@Check('coupon_purchases_did_check', `did ~ '^[0-9A-Za-z_-]{12}$'`)
@Check('coupon_purchases_name_check', `char_length(name) BETWEEN 2 AND 100`)
@Check('coupon_purchases_email_check', `email LIKE '_%@_%' AND char_length(email) <= 254`)
@Check('coupon_purchases_code_check', `code ~ '^[0-9A-Z]{8,20}$'`)
@Check('coupon_purchases_price_check', `discounted_price_cents >= 0 AND normal_price_cents > discounted_price_cents`)
@Check('coupon_purchases_state_check', `redeemed_at IS NULL OR voided_at IS NULL`)
@Index('coupon_purchases_did_key', ['did'], { unique: true })
@Index('coupon_purchases_code_key', ['code'], { unique: true })
@Index('coupon_purchases_idempotency_key', ['idempotencyKey'], { unique: true })
@Index('coupon_purchases_brochure_id_idx', ['brochureId', 'purchasedAt'])
@Index('coupon_purchases_email_idx', { synchronize: false }) // (brochure_id, lower(email)) of those not voided
export class CouponPurchase {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  did: string;

  @Column('integer')
  brochureId: number;

  @ManyToOne(() => Brochure, { nullable: false, onDelete: 'RESTRICT' })
  brochure?: Relation<Brochure>;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  /** what the buyer shows: random, with a check character */
  @Column('text')
  code: string;

  @Column('text', { nullable: true })
  idempotencyKey: string | null;

  /** snapshot of the offer at the time of the purchase */
  @Column('text')
  title: string;

  @Column('integer')
  normalPriceCents: number;

  @Column('integer')
  discountedPriceCents: number;

  @Column('text')
  termsOfOffer: string;

  @Column('date')
  validTo: string;

  @Column('timestamptz')
  purchasedAt: Date;

  @Column('timestamptz', { nullable: true })
  redeemedAt: Date | null;

  @Column('integer', { nullable: true })
  redeemedById: number | null;

  @ManyToOne(() => Account, { nullable: true, onDelete: 'RESTRICT' })
  redeemedBy?: Relation<Account> | null;

  @Column('timestamptz', { nullable: true })
  voidedAt: Date | null;
}
