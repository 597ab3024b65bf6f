/** Bounds of a till without a connection (docs/rules/prices-and-coupons.md#a-till-without-a-connection). */
export const offlineTill = {
  /** coupons of a list */
  mostCoupons: 2000,
  /** redemptions that wait on a device, or are sent at once */
  mostWaiting: 100,
  hoursOfList: 12,
  /** after its list was fetched, a redemption can still be sent */
  daysToSend: 3,
} as const;
