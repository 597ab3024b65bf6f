import type { EntityManager } from 'typeorm';
import { forgetPersonWithin } from '../forgetPerson';
import { personalData } from '../personalData';
import { readPersonalData } from '../readPersonalData';
import { ErasedRecords } from './PrivacyRequest';

/** Tables of the erasure itself: the person need not be told of them. */
const ofTheErasure = ['privacy_requests', 'buyer_links'];

/** Erases a person in the caller's transaction. Returns what it erased, then what it left as it was, without a count. */
export async function carryOutErasure(
  manager: EntityManager,
  identitySecret: string,
  email: string,
): Promise<ErasedRecords[]> {
  const forgotten = await forgetPersonWithin(manager, identitySecret, email);
  const erased = forgotten
    .filter(({ table }) => !ofTheErasure.includes(table))
    .map(({ table, count }) => {
      const { what = table, stays = null } = personalData.find((data) => data.table === table) ?? {};
      return new ErasedRecords({ what, count, stays });
    });
  const left = await readPersonalData(manager, identitySecret, email.trim().toLowerCase());
  const untouched = personalData.filter(({ removal }) => removal === 'NONE').map(({ table }) => table);
  const kept = left
    .filter(({ table }) => untouched.includes(table))
    .map(({ what, stays }) => new ErasedRecords({ what, count: 0, stays }));
  return [...erased, ...kept];
}
