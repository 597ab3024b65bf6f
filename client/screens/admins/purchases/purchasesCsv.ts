import { csvOf } from '../../../shared/csvOf';
import { formatCouponCode } from '../../../shared/formatCouponCode';
import { couponStateNames } from './couponWords';
import type { Purchase } from './Purchase';

const header = [
  ...['Code', 'State', 'Buyer', 'Email', 'Offer', 'Ad', 'Vendor', 'Price', 'Normal price'],
  ...['Reserved', 'Valid to', 'Redeemed', 'Redeemed by', 'Voided'],
];

type ExportedPurchase = Omit<Purchase, '__typename' | 'brochure'> & {
  brochure: { databaseId: number; vendor: { companyName: string } | null };
};

/** Purchases for a spreadsheet; prices in dollars, moments as ISO. */
export function purchasesCsv(purchases: readonly ExportedPurchase[]): string {
  return csvOf([
    header,
    ...purchases.map((each) => [
      formatCouponCode(each.code),
      couponStateNames[each.state],
      each.name,
      each.email,
      each.title,
      each.brochure.databaseId,
      each.brochure.vendor?.companyName ?? null,
      each.discountedPriceCents / 100,
      each.normalPriceCents / 100,
      each.purchasedAt,
      each.validTo,
      each.redeemedAt,
      each.redeemedByName,
      each.voidedAt,
    ]),
  ]);
}
