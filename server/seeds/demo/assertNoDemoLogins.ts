import { In, IsNull, type DataSource } from 'typeorm';
import { Account } from '../../domains/accounts/Account';
import { StartProblem } from '../../shared/errors/StartProblem';
import { demoLogins } from './demoLogins';

/** Refuses a database with demo logins in production, because their passwords are public. */
export async function assertNoDemoLogins(database: DataSource): Promise<void> {
  const emails = demoLogins.map(({ email }) => email);
  const found = await database.getRepository(Account).findBy({ email: In(emails), suspendedAt: IsNull() });
  if (found.length === 0) return;
  const names = found.map(({ email }) => email).join(', ');
  throw new StartProblem(
    `This database holds logins of the demo, whose passwords everybody knows (${names}): give production a database of its own in DATABASE_URL.`,
  );
}
