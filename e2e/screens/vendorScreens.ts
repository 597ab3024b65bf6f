/**
 * The vendor's screens in the demo, each with a heading to recognise it. `load`: the walk loads this one by itself, one
 * of each layout, editor and kind of page; it comes to the others by a link.
 */
export const vendorScreens: readonly [address: string, heading: string | RegExp, load?: 'load'][] = [
  ['/vendor/1/brochures', 'Your ads', 'load'],
  ['/vendor/1/brochures?show=archived', 'Your ads'],
  ['/vendor/manage-brochures', 'New ad'],
  ['/vendor/brochure/manage/0?type=CP_AD', 'New coupon ad', 'load'],
  ['/vendor/brochure/manage/{OWN}', 'What', 'load'],
  ['/vendor/brochure/manage/0', 'There is no such ad'],
  ['/vendor/brochure/manage/999999', 'There is no ad 999999'],
  ['/vendor/figures', 'Figures', 'load'],
  ['/vendor/figures?from=2026-11-21&to=2026-11-20', 'Figures'],
  ['/vendor/figures/{OWN}', /^Figures of /],
  ['/vendor/figures/999999', 'There is no such ad'],
  ['/vendor/coupons', 'Coupons'],
  ['/vendor/profile', 'Profile'],
  ['/redeem', 'Redeem a coupon', 'load'],
  ['/redeem?code=ABC', 'Redeem a coupon'],
  ['/redeem/nowhere', 'There is nothing at this address'],
  ['/vendor/nowhere', 'There is nothing at this address', 'load'],
];
