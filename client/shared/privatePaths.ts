/**
 * Every address behind the login, and those that lead to one. A module apart from `paths`, so that visitors do not load
 * it.
 */
export const privatePaths = {
  /** the link in the mail of an invitation */
  vendorRegistration: (email: string, token: string) => `/vendor/register/${segment(email)}/${segment(token)}`,
  forgotPassword: () => '/forgot-password',
  /** the link in the mail for a forgotten password */
  resetPassword: (token: string) => `/reset-password/${segment(token)}`,
  /** where a provider of sign-in sends the browser back to */
  providerReturn: (provider: string) => `/login/with/${segment(provider)}`,
  adminBrochures: (bulkJob: number | null = null) =>
    bulkJob === null ? '/admin/brochures' : `/admin/brochures?bulkJob=${String(bulkJob)}`,
  adminArchivedBrochures: () => '/admin/brochures/archived',
  adminBrochureHistory: (databaseId: number | ':id') => `/admin/brochures/${String(databaseId)}/history`,
  adminDeletedBrochures: () => '/admin/brochures/deleted',
  adminManageBrochures: () => '/admin/manage-brochures',
  /** editors: id 0 means a new ad */
  adminLandingPageAd: (databaseId: number | ':id') => `/admin/brochure/manage/${String(databaseId)}`,
  adminPassThroughAd: (databaseId: number | ':id') => `/admin/brochure/google-ad/manage/${String(databaseId)}`,
  adminBrochureAd: (databaseId: number | ':id') => `/admin/brochure/brochure-ad/manage/${String(databaseId)}`,
  adminCouponAd: (databaseId: number | ':id') => `/admin/brochure/coupon-ad/manage/${String(databaseId)}`,
  /** files from the server: the QR code of an ad, also as a sheet to print */
  qrCode: (databaseId: number, format: 'png' | 'svg' | 'pdf') => `/qr/${String(databaseId)}.${format}`,
  adminReviews: () => '/admin/reviews',
  adminReview: (databaseId: number | ':id') => `/admin/reviews/${String(databaseId)}`,
  /** the page of an ad, which the review shows in a frame; the server allows frames here only */
  adminReviewedPage: (databaseId: number | ':id', version: 'live' | 'proposed' | ':version' = ':version') =>
    `/admin/reviews/${String(databaseId)}/page/${version}`,
  adminPositions: () => '/admin/positions',
  adminDuplicates: () => '/admin/duplicates',
  adminBulkJobs: () => '/admin/bulk-jobs',
  adminBulkJob: (databaseId: number | ':id') => `/admin/bulk-jobs/${String(databaseId)}`,
  adminBrochureImport: () => '/admin/import',
  adminImportProfileHistory: (databaseId: number | ':id') => `/admin/import/profiles/${String(databaseId)}/history`,
  adminDeletedImportProfiles: () => '/admin/import/profiles/deleted',
  adminCategories: () => '/admin/categories',
  adminCategoryHistory: (databaseId: number | ':id') => `/admin/categories/${String(databaseId)}/history`,
  adminMapAreas: () => '/admin/map-areas',
  adminMapArea: (databaseId: number | ':id') => `/admin/map-areas/${String(databaseId)}`,
  adminMapAreaHistory: (databaseId: number | ':id') => `/admin/map-areas/${String(databaseId)}/history`,
  adminStreets: () => '/admin/streets',
  adminStreetHistory: (databaseId: number | ':id') => `/admin/streets/${String(databaseId)}/history`,
  adminDeletedMapAreas: () => '/admin/map-areas/deleted',
  adminDeletedStreets: () => '/admin/streets/deleted',
  adminPrintedMaps: () => '/admin/printed-maps',
  adminPrintedMapHistory: (id: number | string) => `/admin/printed-maps/${segment(String(id))}/history`,
  adminPrintEditor: (databaseId: number | ':id') => `/admin/printed-maps/${String(databaseId)}/layout`,
  /** by the number of its first version */
  adminPrintLayoutHistory: (databaseId: number | ':id') => `/admin/printed-maps/layouts/${String(databaseId)}/history`,
  adminVendors: () => '/admin/vendors',
  adminVendor: (databaseId: number | ':id') => `/admin/vendors/${String(databaseId)}`,
  adminVendorHistory: (databaseId: number | ':id') => `/admin/vendors/${String(databaseId)}/history`,
  adminVendorFigures: (databaseId: number | ':id') => `/admin/vendors/${String(databaseId)}/figures`,
  adminStaff: () => '/admin/staff',
  /** of a login, by its global id */
  adminStaffHistory: (id: string) => `/admin/staff/${segment(id)}/history`,
  /** of a vendor's login, by its global id */
  adminVendorLoginHistory: (id: string) => `/admin/vendors/logins/${segment(id)}/history`,
  adminPurchases: () => '/admin/purchases',
  /** by its number, or by its global id; so are those below */
  adminCouponHistory: (id: number | string) => `/admin/purchases/${segment(String(id))}/history`,
  adminEnquiryHistory: (id: number | string) => `/admin/enquiries/${segment(String(id))}/history`,
  adminPrivacyRequestHistory: (id: number | string) => `/admin/privacy-requests/${segment(String(id))}/history`,
  adminDataBreachHistory: (id: number | string) => `/admin/data-breaches/${segment(String(id))}/history`,
  adminApiKeyHistory: (databaseId: number | ':id') => `/admin/api-keys/${String(databaseId)}/history`,
  adminWebhookHistory: (databaseId: number | ':id') => `/admin/webhooks/${String(databaseId)}/history`,
  adminEnquiries: (state: 'OPEN' | null = null) =>
    state === null ? '/admin/enquiries' : `/admin/enquiries?state=${state}`,
  adminPrivacyRequests: (state: 'OPEN' | null = null) =>
    state === null ? '/admin/privacy-requests' : `/admin/privacy-requests?state=${state}`,
  adminDataBreaches: (state: 'ASSESSING' | 'TO_NOTIFY' | null = null) =>
    state === null ? '/admin/data-breaches' : `/admin/data-breaches?state=${state}`,
  adminAuditLog: () => '/admin/audit-log',
  adminMails: () => '/admin/mails',
  adminJobs: () => '/admin/jobs',
  adminReports: () => '/admin/reports',
  adminHealth: () => '/admin/health',
  adminAccount: () => '/admin/account',
  adminApiKeys: () => '/admin/api-keys',
  adminSettings: () => '/admin/settings',
  adminLegalTexts: () => '/admin/legal-texts',
  adminAtdw: () => '/admin/atdw',
  adminAtdwHistory: () => '/admin/atdw/history',
  adminWebhooks: () => '/admin/webhooks',
  vendorBrochures: (vendorId: number | ':vendorId') => `/vendor/${String(vendorId)}/brochures`,
  /** opens the dialog for new dates of an ad */
  vendorRenewal: (vendorId: number, databaseId: number) =>
    `/vendor/${String(vendorId)}/brochures?renew=${String(databaseId)}`,
  vendorBrochure: (databaseId: number | ':id') => `/vendor/brochure/manage/${String(databaseId)}`,
  vendorNewBrochure: (type: string) => `/vendor/brochure/manage/0?${String(new URLSearchParams({ type }))}`,
  vendorManageBrochures: () => '/vendor/manage-brochures',
  /** of all ads of the company */
  companyFigures: () => '/vendor/figures',
  vendorFigures: (databaseId: number | ':id') => `/vendor/figures/${String(databaseId)}`,
  vendorCoupons: (brochureId: number | null = null, state: string | null = null) => {
    const query = new URLSearchParams({
      ...(brochureId !== null && { brochure: String(brochureId) }),
      ...(state !== null && { state }),
    });
    return query.size === 0 ? '/vendor/coupons' : `/vendor/coupons?${String(query)}`;
  },
  vendorProfile: () => '/vendor/profile',
  /** the till; the QR code of a coupon points to it */
  redeem: (code: string | null = null) =>
    code === null ? '/redeem' : `/redeem?${String(new URLSearchParams({ code }))}`,
} as const;

/** Keeps `:name` parameters of patterns as the router expects them. */
function segment(value: string): string {
  return value.startsWith(':') ? value : encodeURIComponent(value);
}
