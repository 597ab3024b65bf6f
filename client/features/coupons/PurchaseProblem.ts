/** Why there is no coupon, and what a visitor can do about it. */
export interface PurchaseProblem {
  code: string;
  title: string;
  text: string;
  /** no other try will help: the form is of no use any more */
  isFinal: boolean;
  /** nobody knows whether the coupon was bought: the next try goes under the same key */
  isUnknown: boolean;
  /** what it costs by now, in cents: asked again with it */
  newPriceCents?: number;
}
