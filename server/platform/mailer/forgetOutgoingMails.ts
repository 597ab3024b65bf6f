import { LessThan, type DataSource } from 'typeorm';
import type { Clock } from '../clock/Clock';
import { OutgoingMail } from './OutgoingMail';

const daysKept = 365;

/** Mails are kept for twelve months (domain facts, "Privacy Act"). */
export async function forgetOutgoingMails({ database, clock }: { database: DataSource; clock: Clock }): Promise<void> {
  const oldest = new Date(clock.now().getTime() - daysKept * 24 * 60 * 60 * 1000);
  await database.getRepository(OutgoingMail).delete({ createdAt: LessThan(oldest) });
}
