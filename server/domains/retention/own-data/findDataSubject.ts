import { MoreThan, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { hashSecretToken } from '../../../shared/secret-tokens/hashSecretToken';
import { ownAccount } from '../../accounts/ownAccount';
import { BuyerLink } from '../../purchases/buyer-access/BuyerLink';
import { noSuchBuyerLink } from '../../purchases/buyer-access/noSuchBuyerLink';
import type { DataHolder } from './dataTokens';

/** A person who has proved to be the one behind an address. */
export interface DataSubject {
  /** in lower case */
  email: string;
  holder: Exclude<DataHolder, 'request'>;
  /** of the link, the login or the request */
  id: number;
}

/**
 * Returns the person who asks: whoever opened the mailed link of an address, or the caller's own login.
 * @param token as `openMyCoupons` gave it; null for a login
 * @throws NOT_FOUND if the token is unknown, not opened or too old; UNAUTHENTICATED without a token and a login
 */
export async function findDataSubject(
  manager: EntityManager,
  { clock, viewer }: RequestContext,
  token: string | null,
): Promise<DataSubject> {
  if (token === null) {
    const account = await ownAccount(manager, viewer);
    if (account.state === 'TERMINATED') throw new DomainError('UNAUTHENTICATED', 'Sign in to do this.');
    return { email: account.email, holder: 'account', id: account.id };
  }
  const link = await manager
    .getRepository(BuyerLink)
    .findOneBy({ tokenHash: hashSecretToken(token), isOpen: true, expiresAt: MoreThan(clock.now()) });
  if (!link) throw noSuchBuyerLink();
  return { email: link.email, holder: 'link', id: link.id };
}

/**
 * As `findDataSubject`, after all changes of this person's data that run at the same moment: what a link opened may be
 * erased by then.
 */
export async function lockDataSubject(
  manager: EntityManager,
  context: RequestContext,
  token: string | null,
): Promise<DataSubject> {
  const { email } = await findDataSubject(manager, context, token);
  await lockAddress(manager, email);
  return findDataSubject(manager, context, token);
}

/** Serialises the changes of one person's data, by all addresses that they concern. Call it once in a transaction. */
export async function lockAddress(manager: EntityManager, ...emails: string[]): Promise<void> {
  // in one order, so that two callers never wait for each other
  for (const email of emails.toSorted()) {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`own data ${email}`]);
  }
}
