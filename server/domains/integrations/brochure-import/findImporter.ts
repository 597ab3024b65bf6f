import type { DataSource } from 'typeorm';
import { mayCall } from '../../../shared/authorize';
import { StartProblem } from '../../../shared/errors/StartProblem';
import type { Viewer } from '../../../shared/Viewer';
import { Account } from '../../accounts/Account';
import { normalizeEmail } from '../../accounts/normalizeEmail';

/**
 * Returns the login that answers for an import at the terminal.
 *
 * @throws StartProblem if there is none that may import in the browser
 */
export async function findImporter(database: DataSource, email: string): Promise<Viewer> {
  const account = await database.getRepository(Account).findOneBy({ email: normalizeEmail(email) });
  if (account === null || account.state !== 'ACTIVE') throw new StartProblem(`There is no active login ${email}.`);
  const { id: accountId, role, staffRole, vendorId, vendorRole } = account;
  const viewer = { accountId, role, staffRole, vendorId, vendorRole };
  if (!mayCall(viewer, 'importBrochures')) throw new StartProblem(`The login ${email} may not import ads.`);
  return viewer;
}
