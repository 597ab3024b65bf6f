import type { AccountSession } from './AccountSession';

/** True for a session that was not ended, whose time is not up, and whose account has kept its token version. */
export function isLive(
  session: Pick<AccountSession, 'endedAt' | 'expiresAt' | 'tokenVersion'>,
  account: { tokenVersion: number; suspendedAt: Date | null },
  now: Date,
): boolean {
  return (
    session.endedAt === null &&
    session.expiresAt > now &&
    session.tokenVersion === account.tokenVersion &&
    account.suspendedAt === null
  );
}
