import type { CouponState, PurchasesScreenQueryVariables } from '../../../generated/types';
import { endOfDay, startOfDay } from '../../../shared/dates/dayBounds';
import { couponStateNames } from './couponLabels';

export const purchaseFilterNames = ['code', 'q', 'ad', 'vendor', 'state', 'from', 'to'] as const;

export type PurchaseFilters = Record<(typeof purchaseFilterNames)[number], string>;

/** The query variables from the address; invalid numbers and days are ignored. */
export function purchaseVariables({
  code,
  q,
  ad,
  vendor,
  state,
  from,
  to,
}: PurchaseFilters): PurchasesScreenQueryVariables {
  const since = startOfDay(from);
  const until = endOfDay(to);
  return {
    code: code === '' ? null : code,
    q: q === '' ? null : q,
    brochureDatabaseId: numberOf(ad),
    vendorId: numberOf(vendor),
    state: state in couponStateNames ? (state as CouponState) : null,
    from: since,
    to: since !== null && until !== null && since >= until ? null : until,
  };
}

function numberOf(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
