import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Account } from '../../../accounts/Account';
import { CouponPurchase } from '../../CouponPurchase';

/** A redemption that its own person undid (docs/rules/prices-and-coupons.md#undoing-a-redemption). */
@Entity('undone_redemptions')
@Check('undone_redemptions_reason_check', `char_length(reason) BETWEEN 1 AND 200`)
@Index('undone_redemptions_purchase_key', ['purchaseId'], { unique: true })
export class UndoneRedemption {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer')
  purchaseId: number;

  @ManyToOne(() => CouponPurchase, { nullable: false, onDelete: 'RESTRICT' })
  purchase?: Relation<CouponPurchase>;

  /** who redeemed the coupon and undid it */
  @Column('integer')
  accountId: number;

  @ManyToOne(() => Account, { nullable: false, onDelete: 'RESTRICT' })
  account?: Relation<Account>;

  @Column('timestamptz')
  redeemedAt: Date;

  @Column('timestamptz')
  undoneAt: Date;

  @Column('text')
  reason: string;
}
