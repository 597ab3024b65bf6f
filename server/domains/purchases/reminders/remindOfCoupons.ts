import type { DataSource } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';
import type { JobQueue } from '../../../platform/jobs/JobQueue';
import { withoutOptedOut } from '../../../platform/mailer/opt-outs/withoutOptedOut';
import { queueMail } from '../../../platform/mailer/queueMail';
import { reminderMail } from './reminderMail';
import { reminderDays } from '../../../../shared/coupons/whenReminded';

interface Dependencies {
  database: DataSource;
  clock: Clock;
  jobs: JobQueue;
  publicUrl: string;
  identitySecret: string;
}

interface Due {
  id: number;
  did: string;
  email: string;
  title: string;
  valid_to: string;
  time_zone: string;
  days_left: number;
}

/**
 * Mails reminders of valid coupons whose buyers asked for them (`whenReminded`), by days of the ad's zone. None on the day
 * of the purchase. A second run finds each mail already queued. Returns the number of new mails
 * (docs/rules/prices-and-coupons.md#reminders).
 */
export async function remindOfCoupons(dependencies: Dependencies): Promise<number> {
  const { database, clock, identitySecret } = dependencies;
  const due = await database.query<Due[]>(
    `SELECT * FROM (
       SELECT p.id, p.did, p.email, p.title, p.valid_to::text, b.time_zone,
         p.valid_to - ($1::timestamptz AT TIME ZONE b.time_zone)::date AS days_left,
         (p.purchased_at AT TIME ZONE b.time_zone)::date < ($1::timestamptz AT TIME ZONE b.time_zone)::date AS is_older
       FROM coupon_purchases p JOIN brochures b ON b.id = p.brochure_id
       WHERE p.remind AND p.redeemed_at IS NULL AND p.voided_at IS NULL
         AND (p.held_until IS NULL OR p.confirmed_at IS NOT NULL)
         AND p.valid_to BETWEEN $1::date - 1 AND $1::date + 5
     ) AS coupon WHERE is_older AND days_left IN (0, $2) ORDER BY id`,
    [clock.now(), reminderDays],
  );
  let queued = 0;
  for (const { id, did, email, title, valid_to: validTo, time_zone: timeZone, days_left: daysLeft } of due) {
    const mail = reminderMail({ did, title, validTo, timeZone, isLastDay: daysLeft === 0, ...dependencies });
    queued += await database.transaction(async (manager) => {
      if ((await withoutOptedOut(manager, identitySecret, [email])).length === 0) return 0;
      const eventKey = `coupon-reminder:${id}:${daysLeft}`;
      return (await queueMail(manager, dependencies, { eventKey, to: email, ...mail })) === null ? 0 : 1;
    });
  }
  return queued;
}
