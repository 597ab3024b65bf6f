import type { DataSource } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { Account } from '../Account';
import { normalizeEmail } from '../normalizeEmail';
import { Authenticator } from './authenticator/Authenticator';
import { Passkey } from './passkeys/Passkey';
import { RecoveryCode } from './recovery-codes/RecoveryCode';
import { reportFactorChange } from './reportFactorChange';

interface Operator extends Pick<RequestContext, 'clock' | 'jobs' | 'publicUrl'> {
  database: DataSource;
}

/**
 * Removes every second factor of a login whose owner has lost them all, ends its sessions, and mails the owner. For the
 * operator, who knows the person. Returns how many factors are gone; null if there is no such login.
 */
export async function removeFactors({ database, ...operator }: Operator, email: string): Promise<number | null> {
  return database.transaction(async (manager) => {
    const accounts = manager.getRepository(Account);
    const account = await accounts.findOne({
      where: { email: normalizeEmail(email) },
      lock: { mode: 'pessimistic_write' },
    });
    if (account === null) return null;
    const accountId = account.id;
    const [{ affected: apps }, { affected: passkeys }] = [
      await manager.getRepository(Authenticator).delete({ accountId }),
      await manager.getRepository(Passkey).delete({ accountId }),
    ];
    await manager.getRepository(RecoveryCode).delete({ accountId });
    const removed = (apps ?? 0) + (passkeys ?? 0);
    if (removed === 0) return 0;
    await accounts.increment({ id: accountId }, 'tokenVersion', 1);
    await reportFactorChange(manager, operator, account, {
      ...{ action: 'removeFactors', isByOperator: true },
      subject: 'Your second factors were removed',
      sentence: 'We removed your second factors on request, and signed you out everywhere: sign in with your password.',
    });
    return removed;
  });
}
