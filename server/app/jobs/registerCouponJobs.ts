import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { mailCoupon } from '../../domains/purchases/documents/mailCoupon';
import { mailCouponJob } from '../../domains/purchases/documents/mailCouponJob';
import { remindOfCoupons } from '../../domains/purchases/reminders/remindOfCoupons';
import { remindOfCouponsJob } from '../../domains/purchases/reminders/remindOfCouponsJob';
import { returnUnconfirmed } from '../../domains/purchases/holding/returnUnconfirmed';
import { returnUnconfirmedJob } from '../../domains/purchases/holding/returnUnconfirmedJob';
import { tellWaiting } from '../../domains/purchases/waiting/tellWaiting';
import { tellWaitingJob } from '../../domains/purchases/waiting/tellWaitingJob';
import type { Clock } from '../../platform/clock/Clock';
import type { WalletSettings } from '../../platform/config/wallets/WalletSettings';
import type { PgBossJobQueue } from '../../platform/jobs/PgBossJobQueue';

interface Dependencies {
  database: DataSource;
  clock: Clock;
  logger: Logger;
  publicUrl: string;
  identitySecret: string;
  wallets: WalletSettings;
}

/** Registers the jobs of coupons: mails to buyers, and places that return. */
export function registerCouponJobs(
  queue: PgBossJobQueue,
  { database, clock, logger, publicUrl, identitySecret, wallets }: Dependencies,
): void {
  queue.register(mailCouponJob, (job) =>
    mailCoupon({ database, clock, jobs: queue, publicUrl, identitySecret, wallets }, job),
  );
  queue.register(remindOfCouponsJob, async () => {
    const queued = await remindOfCoupons({ database, clock, jobs: queue, publicUrl, identitySecret });
    if (queued > 0) logger.info({ queued }, 'Reminders written of coupons that end soon.');
  });
  queue.register(returnUnconfirmedJob, async () => {
    const returned = await returnUnconfirmed({ database, clock, jobs: queue, publicUrl });
    if (returned > 0) logger.info({ returned }, 'Coupons returned that nobody confirmed.');
  });
  queue.register(tellWaitingJob, async () => {
    const told = await tellWaiting({ database, clock, jobs: queue, publicUrl, identitySecret });
    if (told > 0) logger.info({ told }, 'Mails written about coupons that returned.');
  });
}
