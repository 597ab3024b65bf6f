import type { CouponPriceBrochureFragment } from '../../generated/types';
import { formatMoney } from '../../shared/formatMoney';
import { groupThousands } from '../../shared/groupThousands';

export interface CouponWords {
  price: string;
  /** the price before; "Was" only where the vendor says since when it was charged (Australian Consumer Law) */
  before: { word: 'Was' | 'Value'; amount: string } | null;
  discount: string;
  remaining: string;
  soldOut: boolean;
  /** soon gone */
  fewLeft: boolean;
  /** unlimited, or not all prices known: there is nothing to count */
  notApplicable: boolean;
}

type CouponPrices = Pick<
  CouponPriceBrochureFragment,
  | 'normalPriceCents'
  | 'discountedPriceCents'
  | 'normalPriceSince'
  | 'discountCents'
  | 'discountPercent'
  | 'couponsUnlimited'
  | 'couponsRemaining'
>;

const notApplicable = 'N/A';

const few = 10;

/** Specification, section 5: price, discount and what is left; N/A for unlimited coupons. */
export function couponWords(coupon: CouponPrices): CouponWords {
  const { normalPriceCents, discountedPriceCents, discountCents, discountPercent, couponsRemaining } = coupon;
  if (coupon.couponsUnlimited || normalPriceCents === null || discountedPriceCents === null) {
    return {
      price: notApplicable,
      before: null,
      discount: notApplicable,
      remaining: notApplicable,
      soldOut: false,
      fewLeft: false,
      notApplicable: true,
    };
  }
  return {
    price: formatMoney(discountedPriceCents),
    before: { word: coupon.normalPriceSince === null ? 'Value' : 'Was', amount: formatMoney(normalPriceCents) },
    discount:
      discountCents === null || discountPercent === null
        ? notApplicable
        : `${formatMoney(discountCents)} (${discountPercent.toFixed(2)}%)`,
    remaining: couponsRemaining === null ? notApplicable : groupThousands(couponsRemaining),
    soldOut: couponsRemaining === 0,
    fewLeft: couponsRemaining !== null && couponsRemaining > 0 && couponsRemaining <= few,
    notApplicable: false,
  };
}
