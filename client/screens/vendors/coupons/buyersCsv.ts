import { csvOf } from '../../../shared/csvOf';
import { formatCouponCode } from '../../../shared/formatCouponCode';
import type { Buyer } from './Buyer';
import { stateWords } from './couponViews';

/** Times are ISO and in UTC, so that a spreadsheet reads them everywhere. */
export function buyersCsv(buyers: readonly Buyer[]): string {
  return csvOf([
    ['Offer', 'Name', 'Code', 'State', 'Reserved', 'Good until', 'Redeemed', 'Redeemed by'],
    ...buyers.map(({ title, name, code, state, purchasedAt, validTo, redeemedAt, redeemedByName }) => [
      ...[title, name, formatCouponCode(code), stateWords[state]],
      ...[purchasedAt, validTo, redeemedAt ?? '', redeemedByName ?? ''],
    ]),
  ]);
}
