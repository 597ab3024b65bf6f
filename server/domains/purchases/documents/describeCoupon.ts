import { minutesToConfirm } from '../../../../shared/coupons/minutesToConfirm';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { formatAustralianDate } from '../../../shared/dates/formatAustralianDate';
import { formatDollars as dollars } from '../../../shared/money/formatDollars';
import { plainText } from '../../../shared/text/plainText';
import type { Brochure } from '../../brochures/Brochure';
import { couponSaving } from '../../brochures/computed/couponSaving';
import type { Vendor } from '../../vendors/Vendor';
import type { CouponDocument } from './CouponDocument';
import type { CouponPurchase } from '../CouponPurchase';
import { isUnconfirmed } from '../holding/isUnconfirmed';
import { formatCouponCode } from '../codes/formatCouponCode';

interface Described {
  purchase: CouponPurchase;
  brochure: Brochure;
  vendor: Vendor | null;
  publicUrl: string;
}

/** Returns the texts of a coupon: the terms of the purchase, with the vendor's current details. */
export function describeCoupon({ purchase, brochure, vendor, publicUrl }: Described): CouponDocument {
  const { normalPriceCents, discountedPriceCents, code, termsOfOffer, validTo, purchasedAt } = purchase;
  const saving = couponSaving(purchase);
  const reserved = formatAustralianDate(calendarDay(purchasedAt, brochure.timeZone));
  return {
    title: purchase.title,
    companyName: brochure.companyName ?? vendor?.companyName ?? '',
    price: discountedPriceCents === 0 ? 'Free' : dollars(discountedPriceCents),
    saving:
      saving === null
        ? ''
        : `Normally ${dollars(normalPriceCents)} – you save ${dollars(saving.discountCents)} (${saving.discountPercent.toFixed(2)}%)`,
    validity: `Valid until ${formatAustralianDate(validTo)}`,
    hours: purchase.couponHoursSummary === null ? '' : `When: ${purchase.couponHoursSummary}`,
    code: formatCouponCode(code),
    redeemUrl: `${publicUrl}/redeem?code=${code}`,
    notice: noticeOf(purchase),
    buyer: `Reserved for ${purchase.name} on ${reserved}`,
    contact: [addressLine(brochure), brochure.phoneNo ?? brochure.contactPhone ?? vendor?.phoneNo ?? ''].filter(
      Boolean,
    ),
    conditions: termsOfOffer.split(/\n+/).map(plainText).filter(Boolean),
    offerUrl: `${publicUrl}/details/${brochure.id}`,
  };
}

/** What the reader has to know before the way to the till. */
function noticeOf(purchase: Pick<CouponPurchase, 'heldUntil' | 'confirmedAt' | 'voidedAt'>): string {
  if (purchase.voidedAt !== null) return 'No longer valid: it was cancelled, or not confirmed in time.';
  if (!isUnconfirmed(purchase)) return '';
  return `Not valid yet: confirm it by the link in your mail within ${minutesToConfirm} minutes.`;
}

function addressLine({ addressLine1, addressLine2, city, state, postcode }: Brochure): string {
  const town = [city, state, postcode].filter(Boolean).join(' ');
  return [addressLine1, addressLine2, town].filter(Boolean).join(', ');
}
