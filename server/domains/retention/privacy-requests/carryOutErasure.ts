import type { EntityManager } from 'typeorm';
import { forgetPersonWithin } from '../forgetPerson';
import { personalData } from '../personalData';
import { ErasedRecords } from './PrivacyRequest';

/** Tables of the erasure itself: the person need not be told of them. */
const ofTheErasure = ['privacy_requests', 'buyer_links'];

/** Erases a person in the caller's transaction, and returns what it did. */
export async function carryOutErasure(
  manager: EntityManager,
  identitySecret: string,
  email: string,
): Promise<ErasedRecords[]> {
  const forgotten = await forgetPersonWithin(manager, identitySecret, email);
  return forgotten
    .filter(({ table }) => !ofTheErasure.includes(table))
    .map(({ table, count }) => {
      const { what = table, stays = null } = personalData.find((data) => data.table === table) ?? {};
      return new ErasedRecords({ what, count, stays });
    });
}
