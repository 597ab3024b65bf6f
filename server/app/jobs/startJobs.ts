import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { forgetLoginAttempts } from '../../domains/accounts/forgetLoginAttempts';
import { forgetLoginAttemptsJob } from '../../domains/accounts/forgetLoginAttemptsJob';
import { archiveExpiredBrochures } from '../../domains/brochures/archiveExpiredBrochures';
import { archiveExpiredBrochuresJob } from '../../domains/brochures/archiveExpiredBrochuresJob';
import type { Clock } from '../../platform/clock/Clock';
import { PgBossJobQueue } from '../../platform/jobs/PgBossJobQueue';

interface Dependencies {
  /** of the same database as `database`: the queue holds connections of its own */
  url: string;
  database: DataSource;
  clock: Clock;
  logger: Logger;
}

/** The queue with every kind of work that the server does in the background. Whoever starts it stops it. */
export async function startJobs({ url, database, clock, logger }: Dependencies): Promise<PgBossJobQueue> {
  const queue = new PgBossJobQueue(url, logger);
  queue.register(archiveExpiredBrochuresJob, async () => {
    const archived = await archiveExpiredBrochures({ database, clock });
    if (archived > 0) logger.info({ archived }, 'Ads archived whose last day was 30 days ago.');
  });
  queue.register(forgetLoginAttemptsJob, () => forgetLoginAttempts({ database, clock }));
  await queue.start();
  return queue;
}
