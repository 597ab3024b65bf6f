import type { DataSource } from 'typeorm';
import type { Clock } from '../../clock/Clock';
import { MailOptOut } from './MailOptOut';
import { readOptOutToken } from './optOutTokens';

interface Dependencies {
  database: DataSource;
  clock: Clock;
  identitySecret: string;
}

/** Takes effect at once and is idempotent. Returns false for an invalid link. */
export async function optOutOfMail(
  { database, clock, identitySecret }: Dependencies,
  { token }: { token: string },
): Promise<boolean> {
  const recipientHash = readOptOutToken(identitySecret, token);
  if (recipientHash === null) return false;
  await database
    .createQueryBuilder()
    .insert()
    .into(MailOptOut)
    .values({ recipientHash, optedOutAt: clock.now() })
    .orIgnore()
    .execute();
  return true;
}
