import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import type { Brochure } from '../../brochures/Brochure';
import { personHashesOf } from '../personHashOf';
import type { SaleProblem } from './PurchaseOutcome';

/**
 * Returns null while the person may take another coupon of the offer (docs/rules/prices-and-coupons.md#coupons-a-person).
 * @param person the address as the SQL function `fold_email` spells it
 */
export async function limitProblem(
  manager: EntityManager,
  context: RequestContext,
  { id, couponsPerPerson }: Brochure,
  person: string,
): Promise<SaleProblem | null> {
  const limit = couponsPerPerson ?? context.purchases.perEmail;
  if ((await countHeld(manager, context.identitySecret, { brochureId: id, person })) < limit) return null;
  // says nothing about how people are told apart
  const message = `This offer is limited to ${limit === 1 ? 'one coupon' : `${String(limit)} coupons`} a person.`;
  return { kind: 'ALREADY_PURCHASED', message };
}

/**
 * Returns how many valid or redeemed coupons of the offer the person has, or had before an erasure, which leaves no
 * address. One index for each: with OR PostgreSQL may read every coupon of a popular offer.
 */
async function countHeld(
  manager: EntityManager,
  identitySecret: string,
  { brochureId, person }: { brochureId: number; person: string },
): Promise<number> {
  const [row] = await manager.query<{ held: number }[]>(
    `SELECT ((SELECT count(*) FROM coupon_purchases
              WHERE brochure_id = $1 AND fold_email(email) = $2 AND voided_at IS NULL)
           + (SELECT count(*) FROM coupon_purchases
              WHERE brochure_id = $1 AND person_hash = ANY ($3) AND voided_at IS NULL))::integer AS held`,
    [brochureId, person, personHashesOf(identitySecret, person)],
  );
  return row?.held ?? 0;
}
