import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Brochure } from '../../brochures/Brochure';

/** An address that gets one mail when a coupon of a sold-out offer returns. The mail deletes it. */
@Entity('coupon_waits')
@Check('coupon_waits_email_check', `char_length(email) <= 254`)
@Check('coupon_waits_recipient_hash_check', `recipient_hash ~ '^[0-9a-f]{64}$'`)
@Index('coupon_waits_person_key', { synchronize: false }) // (brochure_id, fold_email(email))
@Index('coupon_waits_email_idx', ['email'])
@Index('coupon_waits_recipient_hash_idx', ['recipientHash'])
export class CouponWait {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer')
  brochureId: number;

  @ManyToOne(() => Brochure, { nullable: false, onDelete: 'CASCADE' })
  brochure?: Relation<Brochure>;

  /** in lower case */
  @Column('text')
  email: string;

  /** keyed hash of the address, for the link that ends the waiting */
  @Column('text')
  recipientHash: string;

  @Column('timestamptz')
  requestedAt: Date;
}
