import type { CouponDocument } from '../documents/CouponDocument';

/** What a wallet shows of a coupon. */
export interface WalletCoupon {
  /** the coupon's did */
  serial: string;
  document: CouponDocument;
  /** day (YYYY-MM-DD) in the ad's zone */
  validTo: string;
  /** the last second of that day */
  endsAt: Date;
  /** the page of the coupon, with its present state */
  pageUrl: string;
}
