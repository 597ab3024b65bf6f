import type { EntityManager } from 'typeorm';
import type { Brochure } from '../../domains/brochures/Brochure';
import { CouponPurchase } from '../../domains/purchases/CouponPurchase';
import { newCouponCode } from '../../domains/purchases/codes/newCouponCode';
import { newDid } from '../../shared/did';
import { Random } from './Random';

const names = [
  'Kim Tran',
  'Pat Lee',
  'Sam Okafor',
  'Jo Rossi',
  'Alex Novak',
  'Robin Singh',
  'Charlie Wu',
  'Dana Petrov',
];
const longestMs = 90 * 86_400_000;

/** Creates buyers and events for the coupons that the ads count as taken. About a third of them are redeemed. */
export async function seedCoupons(manager: EntityManager, brochures: readonly Brochure[], now: Date): Promise<void> {
  // ids grow with time, as for real purchases: lists sort the newest first by id
  const purchases = brochures
    .flatMap((brochure) => purchasesOf(brochure, now))
    .sort((one, other) => one.purchasedAt.getTime() - other.purchasedAt.getTime());
  await manager.getRepository(CouponPurchase).insert(purchases);
  const events = purchases.flatMap(({ brochureId, purchasedAt, redeemedAt }) => [
    { brochureId, eventCode: 'COUPON_PURCHASE' as const, eventDateTime: purchasedAt },
    ...(redeemedAt ? [{ brochureId, eventCode: 'COUPON_REDEEM' as const, eventDateTime: redeemedAt }] : []),
  ]);
  await manager.query(
    `INSERT INTO statistic_events (event_date_time, brochure_id, event_code)
     SELECT * FROM unnest($1::timestamptz[], $2::int[], $3::text[])`,
    [
      events.map(({ eventDateTime }) => eventDateTime),
      events.map(({ brochureId }) => brochureId),
      events.map(({ eventCode }) => eventCode),
    ],
  );
}

function purchasesOf(brochure: Brochure, now: Date) {
  const {
    id: brochureId,
    title,
    normalPriceCents,
    discountedPriceCents,
    termsOfOffer,
    couponHours,
    validTo,
  } = brochure;
  const { normalPriceSince, offerStartsOn, couponsUnlimited } = brochure;
  if (normalPriceCents === null || discountedPriceCents === null || validTo === null) return [];
  const random = new Random(`coupons of ${title ?? ''}`);
  const span = Math.min(longestMs, now.getTime() - (brochure.publishedAt ?? now).getTime());
  return Array.from({ length: brochure.numberOfCouponsPurchased }, (_, number) => {
    const age = random.between(0, Math.max(span, 0));
    const isRedeemed = random.chance(0.35);
    return {
      did: newDid(),
      brochureId,
      name: names[random.whole(0, names.length - 1)] ?? 'Kim Tran',
      email: `buyer-${number + 1}-of-${brochureId}@people.example`,
      code: newCouponCode(),
      title: title ?? '',
      ...{ normalPriceCents, discountedPriceCents, termsOfOffer: termsOfOffer ?? '', couponHours, validTo },
      ...{ normalPriceSince, offerStartsOn, couponsUnlimited },
      purchasedAt: new Date(now.getTime() - age),
      redeemedAt: isRedeemed ? new Date(now.getTime() - age * random.next()) : null,
    };
  });
}
