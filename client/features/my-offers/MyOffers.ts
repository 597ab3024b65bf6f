import type { BrochureType, CouponState } from '../../generated/types';

/** A snapshot of a saved ad, enough to show it offline. */
export interface SavedOffer {
  databaseId: number;
  /** global id, for refreshing the ad from the server */
  id: string;
  type: BrochureType;
  title: string;
  /** company and suburb */
  place: string;
  validTo: string | null;
  /** path of a small picture */
  picture: string | null;
  /** true if the server no longer shows the ad */
  isGone: boolean;
}

/** A coupon bought on this device, with everything its buyer needs at the till. */
export interface HeldCoupon {
  /** secret access key of the buyer */
  token: string;
  code: string;
  title: string;
  companyName: string;
  discountedPriceCents: number;
  termsOfOffer: string;
  /** when it can be used, in words; null: at any time */
  couponHoursSummary: string | null;
  validTo: string;
  state: CouponState;
  brochureDatabaseId: number;
  redeemUrl: string;
  pdfPath: string;
}

/** Ads and coupons stored on this device, newest first. */
export interface MyOffers {
  saved: readonly SavedOffer[];
  coupons: readonly HeldCoupon[];
}

export const noOffers: MyOffers = { saved: [], coupons: [] };
