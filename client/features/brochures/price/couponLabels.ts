import type { CouponPriceBrochureFragment } from '../../../generated/types';
import { formatMoney } from '../../../shared/formats/formatMoney';
import { groupThousands } from '../../../shared/formats/groupThousands';

export interface CouponLabels {
  price: string;
  /** the former price, null without one; "Was" only if the server found it proven (Australian Consumer Law) */
  before: { word: 'Was' | 'Value'; amount: string } | null;
  /** amount and percentage that the server allows to claim, or N/A */
  discount: string;
  isSavingClaimed: boolean;
  remaining: string;
  soldOut: boolean;
  /** nearly sold out */
  fewLeft: boolean;
  /** unlimited, or a price is missing, so there is nothing to count */
  notApplicable: boolean;
}

type CouponPrices = Pick<
  CouponPriceBrochureFragment,
  | 'normalPriceCents'
  | 'discountedPriceCents'
  | 'discountCents'
  | 'discountPercent'
  | 'couponsUnlimited'
  | 'couponsRemaining'
>;

const notApplicable = 'N/A';

const few = 10;

/** Price, discount and remaining number (docs/rules/prices-and-coupons.md#coupon-card). N/A for unlimited coupons. */
export function couponLabels(coupon: CouponPrices): CouponLabels {
  const { normalPriceCents, discountedPriceCents, discountCents, discountPercent, couponsRemaining } = coupon;
  if (coupon.couponsUnlimited || normalPriceCents === null || discountedPriceCents === null) {
    return {
      price: notApplicable,
      before: null,
      discount: notApplicable,
      isSavingClaimed: false,
      remaining: notApplicable,
      soldOut: false,
      fewLeft: false,
      notApplicable: true,
    };
  }
  const isClaimed = discountCents !== null && discountPercent !== null;
  return {
    price: formatMoney(discountedPriceCents),
    before:
      discountedPriceCents < normalPriceCents
        ? { word: isClaimed ? 'Was' : 'Value', amount: formatMoney(normalPriceCents) }
        : null,
    discount: isClaimed ? `${formatMoney(discountCents)} (${discountPercent.toFixed(2)}%)` : notApplicable,
    isSavingClaimed: isClaimed,
    remaining: couponsRemaining === null ? notApplicable : groupThousands(couponsRemaining),
    soldOut: couponsRemaining === 0,
    fewLeft: couponsRemaining !== null && couponsRemaining > 0 && couponsRemaining <= few,
    notApplicable: false,
  };
}
