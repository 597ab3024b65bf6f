import { Field, Int, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { SqlValues } from '../../../platform/database/SqlValues';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize, isKeeperOf } from '../../../shared/authorize';
import { Brochure } from '../../brochures/Brochure';

@ObjectType({ description: 'What became of coupons in great demand: of one ad, or of all that the caller may see.' })
export class CouponFigures {
  @Field(() => Int, { description: 'Coupons that wait for their buyers, who confirm them by mail.' })
  readonly held: number;

  @Field(() => Int, { description: 'Coupons that their buyers confirmed.' })
  readonly confirmed: number;

  @Field(() => Int, { description: 'Coupons that nobody confirmed: their places have returned.' })
  readonly returned: number;

  @Field(() => Int, { description: 'Purchases that were refused because too many came at once.' })
  readonly refused: number;

  constructor(values: { [Name in keyof CouponFigures]: CouponFigures[Name] }) {
    Object.assign(this, values);
  }
}

/**
 * Counts held, confirmed, returned and refused coupons: of one ad, or of all ads of the caller's company; of all ads for
 * administrators (docs/rules/prices-and-coupons.md#held-coupons).
 * @throws NOT_FOUND for an unknown ad; FORBIDDEN for another company's ad
 */
export async function readCouponFigures(
  { viewer, database }: RequestContext,
  { brochureId }: { brochureId: number | null },
): Promise<CouponFigures> {
  authorize(viewer, 'couponFigures');
  if (brochureId !== null) {
    const brochure = await database.getRepository(Brochure).findOneBy({ id: brochureId });
    if (!brochure) throw new DomainError('NOT_FOUND', `There is no ad ${brochureId}.`);
    if (!isKeeperOf(viewer, brochure)) throw new DomainError('FORBIDDEN', 'This ad belongs to another company.');
  }
  const values = new SqlValues();
  const ads = [
    ...(brochureId === null ? [] : [`brochure_id = ${values.add(brochureId)}`]),
    ...(viewer?.role === 'ADMINISTRATOR'
      ? []
      : [`brochure_id IN (SELECT id FROM brochures WHERE vendor_id = ${values.add(viewer?.vendorId ?? 0)})`]),
  ];
  const where = ['true', ...ads].join(' AND ');
  const [row] = await database.query<CouponFigures[]>(
    `SELECT count(*) FILTER (WHERE confirmed_at IS NULL AND voided_at IS NULL)::integer AS held,
       count(*) FILTER (WHERE confirmed_at IS NOT NULL)::integer AS confirmed,
       count(*) FILTER (WHERE void_reason = 'UNCONFIRMED')::integer AS returned,
       (SELECT coalesce(sum(refused), 0)::integer FROM coupon_refusals WHERE ${where}) AS refused
     FROM coupon_purchases WHERE held_until IS NOT NULL AND ${where}`,
    values.all,
  );
  return new CouponFigures(row ?? { held: 0, confirmed: 0, returned: 0, refused: 0 });
}
