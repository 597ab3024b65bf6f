/** The vendor's screens in the demo, each with a heading to recognise it. */
export const vendorScreens: readonly [address: string, heading: string | RegExp][] = [
  ['/vendor/1/brochures', 'Your ads'],
  ['/vendor/1/brochures?show=archived', 'Your ads'],
  ['/vendor/manage-brochures', 'New ad'],
  ['/vendor/brochure/manage/0?type=CP_AD', 'New coupon ad'],
  ['/vendor/brochure/manage/{OWN}', 'What'],
  ['/vendor/brochure/manage/0', 'There is no such ad'],
  ['/vendor/brochure/manage/999999', 'There is no ad 999999'],
  ['/vendor/figures/{OWN}', /^Figures of /],
  ['/vendor/figures/999999', 'There is no such ad'],
  ['/vendor/coupons', 'Coupons'],
  ['/vendor/profile', 'Profile'],
  ['/redeem', 'Redeem a coupon'],
  ['/redeem?code=ABC', 'Redeem a coupon'],
  ['/redeem/nowhere', 'There is nothing at this address'],
  ['/vendor/nowhere', 'There is nothing at this address'],
];
