import { Check, Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Brochure } from '../../brochures/Brochure';

/** How many purchases of an offer its pace refused on a day in the ad's zone. Says nothing of who asked. */
@Entity('coupon_refusals')
@Check('coupon_refusals_refused_check', `refused > 0`)
export class CouponRefusals {
  @PrimaryColumn('integer')
  brochureId: number;

  @ManyToOne(() => Brochure, { nullable: false, onDelete: 'CASCADE' })
  brochure?: Relation<Brochure>;

  @PrimaryColumn('date')
  day: string;

  @Column('integer')
  refused: number;
}
