import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../shared/errors/DomainError';
import { hashSecretToken } from '../../../shared/secret-tokens/hashSecretToken';
import { newSecretToken } from '../../../shared/secret-tokens/newSecretToken';
import { Account } from '../Account';
import { FactorChallenge, type ChallengePurpose } from './FactorChallenge';

/** Long enough to fetch a telephone. */
export const challengeSeconds = 5 * 60;

interface Opened {
  purpose: ChallengePurpose;
  /** null: whoever has a passkey */
  account: Pick<Account, 'id' | 'tokenVersion'> | null;
  webauthnChallenge?: string;
  now: Date;
}

/** Opens a challenge and returns its token. */
export async function openChallenge(
  manager: EntityManager,
  { purpose, account, webauthnChallenge, now }: Opened,
): Promise<string> {
  const { token, hash: tokenHash } = newSecretToken();
  await manager.getRepository(FactorChallenge).insert({
    ...{ tokenHash, purpose, accountId: account?.id ?? null, tokenVersion: account?.tokenVersion ?? null },
    ...{ webauthnChallenge: webauthnChallenge ?? null, createdAt: now, usedAt: null },
    expiresAt: new Date(now.getTime() + challengeSeconds * 1000),
  });
  return token;
}

interface Found {
  challenge: FactorChallenge;
  /** null: it is bound to no account */
  account: Account | null;
}

/**
 * Returns a challenge that still counts, locked until the transaction ends, with its account.
 * @throws DomainError GONE if it has ended, was used, or is for something else
 */
export async function findChallenge(
  manager: EntityManager,
  { token, purpose, now }: { token: string; purpose: ChallengePurpose; now: Date },
): Promise<Found> {
  const challenge = await manager
    .getRepository(FactorChallenge)
    .findOne({ where: { tokenHash: hashSecretToken(token) }, lock: { mode: 'pessimistic_write' } });
  if (challenge?.purpose !== purpose || challenge.usedAt !== null || challenge.expiresAt <= now) throw gone();
  if (challenge.accountId === null) return { challenge, account: null };
  const account = await manager.getRepository(Account).findOneByOrFail({ id: challenge.accountId });
  if (account.tokenVersion !== challenge.tokenVersion || account.suspendedAt !== null) throw gone();
  return { challenge, account };
}

export async function useChallenge(manager: EntityManager, { id }: FactorChallenge, now: Date): Promise<void> {
  await manager.getRepository(FactorChallenge).update({ id }, { usedAt: now });
}

function gone(): DomainError {
  return new DomainError('GONE', 'This took too long, or was used already. Start again.');
}
