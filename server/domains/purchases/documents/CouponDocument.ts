/** The texts of a printed coupon, ready to print; empty where there is none. */
export interface CouponDocument {
  title: string;
  companyName: string;
  price: string;
  /** only where a saving may be claimed */
  saving: string;
  validity: string;
  /** when it can be used; only if not at any time */
  hours: string;
  code: string;
  /** content of the QR code: the page on which the vendor redeems it */
  redeemUrl: string;
  /** what the buyer still has to do, or that it is no longer valid; empty for a coupon that is good */
  notice: string;
  buyer: string;
  /** the vendor's address and contact details */
  contact: string[];
  conditions: string[];
  offerUrl: string;
}
