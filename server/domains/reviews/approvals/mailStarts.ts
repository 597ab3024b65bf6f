import type { DataSource } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';
import type { JobQueue } from '../../../platform/jobs/JobQueue';
import { composeMail } from '../../../platform/mailer/composing/composeMail';
import { mailClosing } from '../../../platform/mailer/composing/mailClosing';
import { queueMail } from '../../../platform/mailer/queueMail';
import { formatAustralianDate } from '../../../shared/dates/formatAustralianDate';
import { zoneName } from '../../../shared/dates/zoneName';
import { Brochure } from '../../brochures/Brochure';
import { displayTitle } from '../../brochures/computed/displayTitle';
import { brochurePagePath } from '../../previews/brochurePagePath';
import { Vendor } from '../../vendors/Vendor';
import { recipientsOf } from '../recipientsOf';

interface Dependencies {
  database: DataSource;
  clock: Clock;
  jobs: JobQueue;
  publicUrl: string;
}

/** the hour of the ad's zone from which people get the mail */
const firstHour = 7;

/**
 * Mails to the logins of its company that an ad, published before its first day, has gone live
 * (docs/rules/statuses-and-reviews.md#schedule). Runs hourly; an ad that began yesterday is caught up with. A second run
 * finds each mail already queued. Returns the number of mails that it has queued.
 */
export async function mailStarts(dependencies: Dependencies): Promise<number> {
  const { database, clock } = dependencies;
  const started = await database.query<{ id: number }[]>(
    `SELECT id FROM (
       SELECT id, valid_from, valid_to, published_at AT TIME ZONE time_zone AS published,
         $1::timestamptz AT TIME ZONE time_zone AS local
       FROM brochures
       WHERE record_status AND status = 'PUBLISHED' AND vendor_id IS NOT NULL
         AND valid_from BETWEEN $1::date - 2 AND $1::date + 1
     ) AS ad
     WHERE valid_from > published::date AND (valid_to IS NULL OR valid_to >= local::date)
       AND valid_from BETWEEN local::date - 1 AND local::date
       AND (valid_from < local::date OR extract(hour FROM local) >= $2)
     ORDER BY id`,
    [clock.now(), firstHour],
  );
  let queued = 0;
  for (const { id } of started) queued += await mailStart(dependencies, id);
  return queued;
}

function mailStart(dependencies: Dependencies, id: number): Promise<number> {
  return dependencies.database.transaction(async (manager) => {
    const brochure = await manager.getRepository(Brochure).findOneByOrFail({ id });
    const { vendorId, validFrom, timeZone } = brochure;
    if (vendorId === null || validFrom === null) return 0;
    const vendor = await manager.getRepository(Vendor).findOneBy({ id: vendorId });
    const title = displayTitle(brochure, vendor);
    const mail = composeMail([
      'Hello,',
      `Your ad “${title}” (number ${id}) is live since ${formatAustralianDate(validFrom)} (${zoneName(timeZone)} time). Visitors see it now.`,
      { label: 'See your ad', url: dependencies.publicUrl + brochurePagePath(brochure) },
      'Something not right? Change it among your ads, or answer this mail.',
      mailClosing(),
    ]);
    let queued = 0;
    for (const to of await recipientsOf(manager, { vendorId, contactEmail: null })) {
      const sent = { eventKey: `started:${id}:${validFrom}:${to}`, to, subject: `Your ad is live: ${title}`, ...mail };
      if ((await queueMail(manager, dependencies, sent)) !== null) queued += 1;
    }
    return queued;
  });
}
