import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Brochure } from '../brochures/Brochure';
import type { StatisticEventCode } from './StatisticEventCode';

/** Something that happened to an ad. The table is partitioned by month, so the time is part of its key. */
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
  /** bigint, hence text in JavaScript */
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

  /** who was signed in, if anybody was */
  @Column('integer', { nullable: true })
  accountId: number | null;

  /** keyed hash of the random id that the browser keeps */
  @Column('text', { nullable: true })
  deviceHash: string | null;

  /** false for bots, repeats within 30 minutes, the ad's own vendor and administrators: kept, but no view */
  @Column('boolean', { default: true })
  counted: boolean;
}
