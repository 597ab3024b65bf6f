import type { DataSource } from 'typeorm';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { Clock } from '../../platform/clock/Clock';
import type { JobQueue } from '../../platform/jobs/JobQueue';
import { optOutUrlFor } from '../../platform/mailer/opt-outs/optOutUrlFor';
import { queueMail } from '../../platform/mailer/queueMail';
import { withoutOptedOut } from '../../platform/mailer/opt-outs/withoutOptedOut';
import { endReminderMail } from './endReminderMail';
import { keepersOf } from './keepersOf';
import { renewalUrlFor } from './renewal-links/renewalTokens';
import { typesSql } from '../brochures/fields/brochureTypes';

interface Dependencies {
  database: DataSource;
  clock: Clock;
  jobs: JobQueue;
  publicUrl: string;
  identitySecret: string;
}

interface Ending {
  id: number;
  title: string;
  last_day: string;
  days_left: number;
  vendor_id: number | null;
  contact_email: string | null;
  state_version: number;
  time_zone: string;
}

/** days before the end (docs/rules/statuses-and-reviews.md#expiry) */
const firstReminder = 14;
const secondReminder = 3;

/**
 * Reminds the keepers of ads that end soon: once in the last 14 days and once in the last 3, in the ad's own time zone.
 * Skips addresses that have unsubscribed. A second run finds each mail already queued; a new last day starts new
 * reminders. Returns the number of mails that it has queued.
 */
export async function remindOfEnds(dependencies: Dependencies): Promise<number> {
  const { database, clock } = dependencies;
  const ending = await database.query<Ending[]>(
    `SELECT b.id, coalesce(nullif(b.title, ''), b.company_name, v.company_name, 'without a title') AS title,
       b.valid_to::text AS last_day, b.valid_to - ($1 AT TIME ZONE b.time_zone)::date AS days_left,
       b.vendor_id, b.contact_email, b.state_version, b.time_zone
     FROM brochures b LEFT JOIN vendors v ON v.id = b.vendor_id
     WHERE b.record_status AND b.status = 'PUBLISHED' AND b.type NOT IN ${typesSql('isFromSource')}
       AND b.valid_to - ($1 AT TIME ZONE b.time_zone)::date BETWEEN 0 AND $2
     ORDER BY b.id`,
    [clock.now(), firstReminder],
  );
  let queued = 0;
  for (const ad of ending) queued += await remind(dependencies, ad);
  return queued;
}

async function remind(dependencies: Dependencies, ad: Ending): Promise<number> {
  const { database, clock, publicUrl, identitySecret } = dependencies;
  const { id, last_day: lastDay, days_left: daysLeft } = ad;
  const reminder = daysLeft <= secondReminder ? secondReminder : firstReminder;
  return database.transaction(async (manager) => {
    const { emails } = await keepersOf(manager, { vendorId: ad.vendor_id, contactEmail: ad.contact_email });
    let queued = 0;
    for (const to of await withoutOptedOut(manager, identitySecret, emails)) {
      const optOutUrl = optOutUrlFor(dependencies, to);
      const grant = { brochureId: id, lastDay, stateVersion: ad.state_version, to };
      const mail = endReminderMail({
        brochureId: id,
        title: ad.title,
        lastDay,
        daysLeft,
        timeZone: ad.time_zone,
        publicUrl,
        renewalUrl: renewalUrlFor(dependencies, grant),
        optOutUrl,
      });
      const eventKey = `end-reminder:${id}:${lastDay}:${reminder}:${to}`;
      if ((await queueMail(manager, dependencies, { eventKey, to, ...mail })) !== null) queued += 1;
    }
    if (queued > 0) {
      const after = { lastDay, daysLeft, recipients: queued };
      const entry = { action: 'remindOfEnds', entityType: 'Brochure', entityId: id, before: null, after };
      await recordAudit(manager, { clock, viewer: null }, [entry]);
    }
    return queued;
  });
}
