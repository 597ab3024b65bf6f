import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Brochure } from '../brochures/Brochure';
import type { StatisticEventCode } from './StatisticEventCode';

/** An event of an ad. The table is partitioned by month, so the time is part of its key. */
@Entity('statistic_events')
@Check(
  'statistic_events_event_code_check',
  `event_code IN ('DETAIL_PAGE_VIEW', 'WEBSITE_CLICK', 'PHONE_CLICK', 'EMAIL_CLICK', 'DIRECTIONS_CLICK', 'QR_SCAN', 'PDF_DOWNLOAD', 'COUPON_PURCHASE', 'COUPON_REDEEM')`,
)
@Check('statistic_events_device_hash_check', `device_hash ~ '^[0-9a-f]{64}$'`)
@Index('statistic_events_brochure_idx', ['brochureId', 'eventCode', 'eventDateTime'])
@Index('statistic_events_device_idx', ['deviceHash', 'brochureId', 'eventDateTime'], {
  where: 'device_hash IS NOT NULL',
})
export class StatisticEvent {
  /** bigint, so a string in JavaScript */
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' })
  id: string;

  @PrimaryColumn('timestamptz')
  eventDateTime: Date;

  @Column('integer')
  brochureId: number;

  @ManyToOne(() => Brochure, { nullable: false, onDelete: 'CASCADE' })
  brochure?: Relation<Brochure>;

  @Column('text')
  eventCode: StatisticEventCode;

  /** the signed-in account, if any */
  @Column('integer', { nullable: true })
  accountId: number | null;

  /** keyed hash of the browser's random id */
  @Column('text', { nullable: true })
  deviceHash: string | null;

  /** false for bots, repeats within 30 minutes, the ad's own vendor and administrators: stored, but not counted */
  @Column('boolean', { default: true })
  counted: boolean;
}
