/** Every address of the site. Nothing else spells one out. */
export const paths = {
  brochureList: () => '/',
  brochuresOfVendor: (vendorId: number) => `/?${String(new URLSearchParams({ vendorId: String(vendorId) }))}`,
  brochureDetails: (databaseId: number | ':id') => `/details/${String(databaseId)}`,
  login: () => '/login',
  admin: () => '/admin',
  adminBrochures: () => '/admin/brochures',
  adminArchivedBrochures: () => '/admin/brochures/archived',
  adminManageBrochures: () => '/admin/manage-brochures',
  adminLandingPageAd: (databaseId: number) => `/admin/brochure/manage/${String(databaseId)}`,
  adminPassThroughAd: (databaseId: number) => `/admin/brochure/google-ad/manage/${String(databaseId)}`,
  adminBrochureAd: (databaseId: number) => `/admin/brochure/brochure-ad/manage/${String(databaseId)}`,
  adminCouponAd: (databaseId: number) => `/admin/brochure/coupon-ad/manage/${String(databaseId)}`,
} as const;

/** Areas behind a login: drawn in the browser only, never by the server. */
const clientOnly = /^\/(?:admin|vendor|login)(?:\/|$)/;

export function isClientOnlyPath(pathname: string): boolean {
  return clientOnly.test(pathname);
}
