import { LessThan, type DataSource } from 'typeorm';
import type { Clock } from '../../platform/clock/Clock';
import { LoginAttempt } from './LoginAttempt';

const daysKept = 90;

/** Failed sign-ins are kept for 90 days (domain facts, "Privacy Act"). */
export async function forgetLoginAttempts({ database, clock }: { database: DataSource; clock: Clock }): Promise<void> {
  const oldest = new Date(clock.now().getTime() - daysKept * 24 * 60 * 60 * 1000);
  await database.getRepository(LoginAttempt).delete({ failedAt: LessThan(oldest) });
}
