import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { PrivacyRequest } from '../privacy-requests/PrivacyRequest';
import { readPersonalData, type PersonalRecords } from '../readPersonalData';
import { dataTokenOf } from './dataTokens';
import { findDataSubject } from './findDataSubject';
import { isOfBusiness } from './isOfBusiness';

/** Everything that is known of the person who asks. */
interface FoundData {
  email: string;
  /** of the newest coupon, or of the login; null where there is neither */
  name: string | null;
  isOfBusiness: boolean;
  records: PersonalRecords[];
  /** of the documents, for half an hour */
  documentToken: string;
  /** the open requests */
  requests: PrivacyRequest[];
}

const documentsOpenForMs = 30 * 60 * 1000;

/**
 * Returns everything that is known of the person who asks (docs/rules/privacy-and-law.md#own-data).
 * @throws NOT_FOUND if the token is unknown, not opened or too old; UNAUTHENTICATED without a token and a login
 */
export async function readOwnData(context: RequestContext, token: string | null): Promise<FoundData> {
  authorize(context.viewer, 'ownData');
  const { manager } = context.database;
  const { email, holder, id } = await findDataSubject(manager, context, token);
  const expiresAt = new Date(context.clock.now().getTime() + documentsOpenForMs);
  return {
    email,
    name: await findName(manager, email),
    isOfBusiness: await isOfBusiness(manager, email),
    records: await readPersonalData(manager, context.identitySecret, email),
    documentToken: dataTokenOf(context.identitySecret, { holder, id }, expiresAt),
    requests: await manager
      .getRepository(PrivacyRequest)
      .find({ where: { email, state: 'OPEN' }, order: { id: 'ASC' } }),
  };
}

async function findName(manager: EntityManager, email: string): Promise<string | null> {
  const [row] = await manager.query<{ name: string | null }[]>(
    `SELECT coalesce((SELECT name FROM accounts WHERE email = $1),
       (SELECT name FROM coupon_purchases WHERE lower(email) = $1 ORDER BY id DESC LIMIT 1)) AS name`,
    [email],
  );
  return row?.name ?? null;
}
