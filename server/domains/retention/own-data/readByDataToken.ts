import { MoreThan, type EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { Account } from '../../accounts/Account';
import { BuyerLink } from '../../purchases/buyer-access/BuyerLink';
import { noSuchBuyerLink } from '../../purchases/buyer-access/noSuchBuyerLink';
import { PrivacyRequest } from '../privacy-requests/PrivacyRequest';
import { readPersonalData, type PersonalRecords } from '../readPersonalData';
import { readDataToken, type DataHolder } from './dataTokens';

type FindEmail = (manager: EntityManager, id: number, now: Date) => Promise<string | null | undefined>;

/** The address behind a token; none for what is erased, closed or over by now. */
const emailOf: Readonly<Record<DataHolder, FindEmail>> = {
  link: async (manager, id, now) =>
    (await manager.getRepository(BuyerLink).findOneBy({ id, isOpen: true, expiresAt: MoreThan(now) }))?.email,
  account: async (manager, id) => {
    const account = await manager.getRepository(Account).findOneBy({ id });
    return account?.state === 'ACTIVE' ? account.email : null;
  },
  request: async (manager, id) => (await manager.getRepository(PrivacyRequest).findOneBy({ id }))?.email,
};

/** An administrator opens the data of somebody else, so the audit log says who did. */
async function recordOpening(
  context: RequestContext,
  { id, administratorId }: { id: number; administratorId: number },
): Promise<void> {
  const account = await context.database.getRepository(Account).findOneBy({ id: administratorId });
  if (account?.role !== 'ADMINISTRATOR' || account.state !== 'ACTIVE') throw noSuchBuyerLink();
  const viewer = { accountId: account.id, role: account.role, vendorId: null };
  await recordAudit(context.database.manager, { ...context, viewer }, [
    { action: 'openPersonalData', entityType: 'PrivacyRequest', entityId: id, before: null, after: null },
  ]);
}

/**
 * Returns everything that is known of the person of a token.
 * @throws NOT_FOUND if the token is invalid or too old
 */
export async function readByDataToken(
  context: RequestContext,
  token: string,
): Promise<{ email: string; records: PersonalRecords[] }> {
  authorize(context.viewer, 'ownData');
  const now = context.clock.now();
  const { manager } = context.database;
  const read = readDataToken(context.identitySecret, token, now);
  const email = read === null ? null : await emailOf[read.holder](manager, read.id, now);
  if (read === null || email == null) throw noSuchBuyerLink();
  if (read.holder === 'request') await recordOpening(context, read);
  return { email, records: await readPersonalData(manager, context.identitySecret, email) };
}
