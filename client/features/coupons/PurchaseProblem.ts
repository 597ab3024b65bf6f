/** Why a purchase failed, and what the visitor can do. */
export interface PurchaseProblem {
  code: string;
  title: string;
  text: string;
  /** true if no other try can succeed, so the form is useless */
  isFinal: boolean;
  /** true if the purchase may have succeeded: the next try reuses its key */
  isUnknown: boolean;
  /** the current price in cents, to be confirmed by the visitor */
  newPriceCents?: number;
}
