import type { EntityManager } from 'typeorm';
import type { Clock } from '../../platform/clock/Clock';
import type { JobQueue } from '../../platform/jobs/JobQueue';
import { optionalMail } from '../../platform/mailer/opt-outs/optionalMail';
import { optOutUrlFor } from '../../platform/mailer/opt-outs/optOutUrlFor';
import { withoutOptedOut } from '../../platform/mailer/opt-outs/withoutOptedOut';
import { queueMail } from '../../platform/mailer/queueMail';
import { calendarDay } from '../../shared/dates/calendarDay';
import { keeperRoles } from '../../shared/vendorRoles';
import { composeMonthlyReport } from './composeMonthlyReport';
import { monthBefore } from './monthBefore';
import { readMonthlyReport } from './readMonthlyReport';

interface Dependencies {
  clock: Clock;
  jobs: JobQueue;
  publicUrl: string;
  identitySecret: string;
}

/** Some ads of one company. */
interface AdsOfVendor {
  vendorId: number;
  brochureIds: readonly number[];
}

interface Recipients {
  /** logins that keep the ads */
  logins: number;
  /** those of them that want reports */
  wanting: number;
  /** those of these that have no mail of `key` yet */
  waiting: number;
  /** whether the ads had visitors in the month of the report or in the one before */
  hasFigures: boolean;
}

/**
 * Finds who gets the figures of some ads, and mails them: last month's report, about these ads only. Logins alone get it,
 * because nobody else has asked for the site's services (Spam Act; docs/rules/mails.md#monthly-report).
 */
export function figuresOfAds({ clock, jobs, publicUrl, identitySecret }: Dependencies) {
  // the month that has ended in every zone of the site
  const month = () => monthBefore(calendarDay(clock.now(), 'Indian/Cocos'));

  return {
    async find(
      manager: EntityManager,
      key: string,
      companies: readonly AdsOfVendor[],
    ): Promise<Map<number, Recipients>> {
      const logins = await keepersOfVendors(
        manager,
        companies.map(({ vendorId }) => vendorId),
      );
      const wanting = new Set(
        await withoutOptedOut(
          manager,
          identitySecret,
          logins.map(({ email }) => email),
        ),
      );
      const done = await mailsOf(
        manager,
        logins.map(({ id }) => keyOf(key, id)),
      );
      const seen = await vendorsWithFigures(
        manager,
        companies.flatMap(({ brochureIds }) => brochureIds),
      );
      return new Map(
        companies.map(({ vendorId }) => {
          const own = logins.filter((login) => login.vendorId === vendorId);
          const willing = own.filter(({ email }) => wanting.has(email));
          const waiting = willing.filter(({ id }) => !done.has(keyOf(key, id))).length;
          return [vendorId, { logins: own.length, wanting: willing.length, waiting, hasFigures: seen.has(vendorId) }];
        }),
      );
    },

    /** Queues a mail for each login that wants it and has none of `key` yet, in the caller's transaction. */
    async queue(manager: EntityManager, key: string, { vendorId, brochureIds }: AdsOfVendor): Promise<void> {
      const keepers = await keepersOfVendors(manager, [vendorId]);
      const done = await mailsOf(
        manager,
        keepers.map(({ id }) => keyOf(key, id)),
      );
      const waiting = keepers.filter(({ id }) => !done.has(keyOf(key, id)));
      const emails = await withoutOptedOut(
        manager,
        identitySecret,
        waiting.map(({ email }) => email),
      );
      if (emails.length === 0) return;
      const report = await readMonthlyReport(manager, { vendorId, month: month(), brochureIds });
      if (report === null) return;
      const mail = await composeMonthlyReport(report, { publicUrl, isPart: true });
      for (const { id, email: to } of waiting.filter(({ email }) => emails.includes(email))) {
        const headers = optionalMail(optOutUrlFor({ publicUrl, identitySecret }, to));
        await queueMail(manager, { clock, jobs }, { eventKey: keyOf(key, id), to, ...mail, ...headers });
      }
    },
  };

  /** Returns the companies of ads that had visitors in the month of the report or in the one before. */
  async function vendorsWithFigures(manager: EntityManager, brochureIds: readonly number[]): Promise<Set<number>> {
    const { from, to } = month();
    const rows = await manager.query<{ vendorId: number }[]>(
      `SELECT DISTINCT b.vendor_id AS "vendorId" FROM brochures b
       WHERE b.id = ANY($1) AND b.record_status
         AND EXISTS (SELECT FROM daily_statistics s WHERE s.brochure_id = b.id AND s.day BETWEEN $2 AND $3)`,
      [[...brochureIds], monthBefore(from).from, to],
    );
    return new Set(rows.map(({ vendorId }) => vendorId));
  }
}

function keyOf(key: string, accountId: number): string {
  return `${key}:${accountId}`;
}

interface Keeper {
  id: number;
  vendorId: number;
  email: string;
}

/** Returns the logins that keep the ads of some companies (`keepsAds`). */
function keepersOfVendors(manager: EntityManager, vendorIds: readonly number[]): Promise<Keeper[]> {
  return manager.query<Keeper[]>(
    `SELECT id, vendor_id AS "vendorId", email FROM accounts
     WHERE vendor_id = ANY($1) AND suspended_at IS NULL AND vendor_role = ANY($2) ORDER BY id`,
    [[...vendorIds], keeperRoles],
  );
}

async function mailsOf(manager: EntityManager, eventKeys: readonly string[]): Promise<Set<string>> {
  const rows = await manager.query<{ event_key: string }[]>(
    'SELECT event_key FROM outgoing_mails WHERE event_key = ANY($1)',
    [[...eventKeys]],
  );
  return new Set(rows.map(({ event_key }) => event_key));
}
