import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import type { Brochure } from '../../../brochures/Brochure';
import { personHashesOf } from '../../personHashOf';
import type { SaleProblem } from '../PurchaseOutcome';

/**
 * Returns null while the person may take another coupon of the offer (docs/rules/prices-and-coupons.md#coupons-a-person).
 * @param held how many coupons of the offer the person has
 */
export function problemOfHolding(
  { purchases }: Pick<RequestContext, 'purchases'>,
  { couponsPerPerson }: Brochure,
  held: number,
): SaleProblem | null {
  const limit = couponsPerPerson ?? purchases.perEmail;
  if (held < limit) return null;
  // says nothing about how people are told apart
  const message = `This offer is limited to ${limit === 1 ? 'one coupon' : `${String(limit)} coupons`} a person.`;
  return { kind: 'ALREADY_PURCHASED', message };
}

interface Person {
  brochureId: number;
  /** the address as the SQL function `fold_email` spells it */
  person: string;
}

/**
 * Returns how many valid or redeemed coupons of the offer each person has, or had before an erasure, which leaves no
 * address. One index for each: with OR PostgreSQL may read every coupon of a popular offer.
 */
export async function countHeld(
  manager: EntityManager,
  identitySecret: string,
  persons: readonly Person[],
): Promise<number[]> {
  const hashes = persons.map(({ person }) => personHashesOf(identitySecret, person));
  const rows = await manager.query<{ held: number }[]>(
    `SELECT ((SELECT count(*) FROM coupon_purchases p
              WHERE p.brochure_id = asked.brochure_id AND fold_email(p.email) = asked.person AND p.voided_at IS NULL)
           + (SELECT count(*) FROM coupon_purchases p
              WHERE p.brochure_id = asked.brochure_id AND p.voided_at IS NULL
                AND p.person_hash = ANY (($3::text[])[(place - 1) * $4 + 1 : place * $4])))::integer AS held
     FROM unnest($1::integer[], $2::text[]) WITH ORDINALITY AS asked (brochure_id, person, place) ORDER BY place`,
    [
      persons.map(({ brochureId }) => brochureId),
      persons.map(({ person }) => person),
      hashes.flat(),
      // as many for each person as there are secrets
      hashes[0]?.length ?? 0,
    ],
  );
  return rows.map(({ held }) => held);
}
