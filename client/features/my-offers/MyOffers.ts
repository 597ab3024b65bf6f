import type { BrochureType, CouponState } from '../../generated/types';

/** An ad that was saved on this device, as it was then: enough to show it without the server. */
export interface SavedOffer {
  databaseId: number;
  /** global id, by which the server is asked what has become of it */
  id: string;
  type: BrochureType;
  title: string;
  /** company and suburb */
  place: string;
  validTo: string | null;
  /** address of a small picture */
  picture: string | null;
  /** the server no longer shows it */
  isGone: boolean;
}

/** A coupon that was bought on this device: what its buyer needs at the till. */
export interface HeldCoupon {
  /** the key to it, for its buyer alone */
  token: string;
  code: string;
  title: string;
  companyName: string;
  discountedPriceCents: number;
  termsOfOffer: string;
  validTo: string;
  state: CouponState;
  brochureDatabaseId: number;
  redeemUrl: string;
  pdfPath: string;
}

/** What this device keeps for its visitor; the newest first. */
export interface MyOffers {
  saved: readonly SavedOffer[];
  coupons: readonly HeldCoupon[];
}

export const noOffers: MyOffers = { saved: [], coupons: [] };
