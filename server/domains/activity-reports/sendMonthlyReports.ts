import type { DataSource } from 'typeorm';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { Clock } from '../../platform/clock/Clock';
import type { JobQueue } from '../../platform/jobs/JobQueue';
import { groupByKey } from '../../platform/loaders/groupByKey';
import { optionalMail } from '../../platform/mailer/opt-outs/optionalMail';
import { optOutUrlFor } from '../../platform/mailer/opt-outs/optOutUrlFor';
import { queueMail } from '../../platform/mailer/queueMail';
import { withoutOptedOut } from '../../platform/mailer/opt-outs/withoutOptedOut';
import { calendarDay } from '../../shared/dates/calendarDay';
import { companyTimeZoneSql, defaultTimeZone } from '../statistics/company/companyTimeZone';
import { keeperRoles } from '../../shared/vendorRoles';
import type { DayRange } from '../statistics/counts/DayRange';
import { composeMonthlyReport } from './composeMonthlyReport';
import { monthBefore } from './monthBefore';
import { readMonthlyReport } from './readMonthlyReport';

interface Dependencies {
  database: DataSource;
  clock: Clock;
  jobs: JobQueue;
  publicUrl: string;
  identitySecret: string;
}

interface Keeper {
  vendor_id: number;
  account_id: number;
  email: string;
}

/**
 * Mails the previous month's report to the logins of each company that had a published ad with visitors: one mail for
 * all ads (docs/rules/mails.md#monthly-report). Only owners of a login have asked for the site's services, so nobody else
 * gets unsolicited reports (Spam Act). Each company is one transaction, and each mail has a key: a second run, or one
 * after a crash, sends what is missing. Returns the number of mails that it has queued.
 */
export async function sendMonthlyReports(dependencies: Dependencies): Promise<number> {
  let queued = 0;
  for (const month of monthsBefore(dependencies.clock.now())) {
    const waiting = await findWaiting(dependencies, month);
    const vendorIds = [...new Set(waiting.map(({ vendor_id }) => vendor_id))];
    for (const keepers of groupByKey(vendorIds, waiting, ({ vendor_id }) => vendor_id)) {
      queued += await report(dependencies, { keepers, month });
    }
  }
  return queued;
}

/** The month before in every zone of the site: two different ones while a month begins. */
function monthsBefore(now: Date): DayRange[] {
  const [west, east] = ['Indian/Cocos', 'Pacific/Norfolk'].map((zone) => monthBefore(calendarDay(now, zone)));
  return [west, east].filter((month) => month !== undefined).filter(({ from }, at, all) => all[at - 1]?.from !== from);
}

/** Returns the logins that have no report of this month, which has just ended in their company's zone. */
function findWaiting({ database, clock }: Dependencies, month: DayRange): Promise<Keeper[]> {
  return database.query<Keeper[]>(
    `SELECT a.vendor_id, a.id AS account_id, a.email FROM accounts a
     WHERE a.vendor_id IS NOT NULL AND a.suspended_at IS NULL AND a.terminated_at IS NULL AND a.vendor_role = ANY($6)
       AND NOT EXISTS (SELECT FROM outgoing_mails WHERE event_key = $1 || a.id)
       AND EXISTS (SELECT FROM brochures b JOIN daily_statistics s ON s.brochure_id = b.id
         WHERE b.vendor_id = a.vendor_id AND b.record_status AND s.day BETWEEN $2 AND $3
           AND (b.status <> 'ARCHIVED' OR b.archived_at >= $2::date))
       AND date_trunc('month', $4::timestamptz AT TIME ZONE ${companyTimeZoneSql('a.vendor_id', '$5')})
         = $2::date + interval '1 month'
     ORDER BY a.vendor_id, a.id`,
    [eventKeyOf(month), month.from, month.to, clock.now(), defaultTimeZone, keeperRoles],
  );
}

interface Reported {
  /** the logins of one vendor */
  keepers: Keeper[];
  month: DayRange;
}

async function report(dependencies: Dependencies, { keepers, month }: Reported): Promise<number> {
  const vendorId = keepers[0]?.vendor_id ?? 0;
  const { database, clock, publicUrl, identitySecret } = dependencies;
  const emails = keepers.map(({ email }) => email);
  const wanted = new Set(await withoutOptedOut(database.manager, identitySecret, emails));
  const monthly = wanted.size > 0 ? await readMonthlyReport(database, { vendorId, month }) : null;
  if (monthly === null) return 0;
  const mail = await composeMonthlyReport(monthly, { publicUrl });
  return database.transaction(async (manager) => {
    let queued = 0;
    for (const { account_id: accountId, email: to } of keepers.filter(({ email }) => wanted.has(email))) {
      const eventKey = `${eventKeyOf(month)}${accountId}`;
      const headers = optionalMail(optOutUrlFor(dependencies, to));
      if ((await queueMail(manager, dependencies, { eventKey, to, ...mail, ...headers })) !== null) queued += 1;
    }
    if (queued > 0) {
      const entry = { action: 'sendMonthlyReports', entityType: 'Vendor', entityId: vendorId };
      await recordAudit(manager, { clock, viewer: null }, [
        { ...entry, before: null, after: { ...month, recipients: queued } },
      ]);
    }
    return queued;
  });
}

function eventKeyOf({ from }: DayRange): string {
  return `monthly-report:${from.slice(0, 7)}:`;
}
