/** What a printed coupon says, in words that are ready to print; empty where there is nothing to say. */
export interface CouponDocument {
  title: string;
  companyName: string;
  price: string;
  /** only where a saving may be claimed */
  saving: string;
  validity: string;
  code: string;
  /** behind the QR code: what the vendor opens to redeem it */
  redeemUrl: string;
  buyer: string;
  /** where and how to reach the vendor */
  contact: string[];
  conditions: string[];
  offerUrl: string;
}
