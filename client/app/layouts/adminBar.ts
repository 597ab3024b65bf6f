import { privatePaths } from '../../shared/privatePaths';

export interface AdminBarEntry {
  label: string;
  path: string;
  /** true: nobody sees it */
  isHidden?: boolean;
}

export interface AdminBarMenu {
  label: string;
  entries: readonly AdminBarEntry[];
}

/**
 * The Ads menu of the top bar, with the labels of docs/rules/screens.md#administrators-bar, and the other screens for
 * ads.
 */
const adsMenu: AdminBarMenu = {
  label: 'Ads',
  entries: [
    { label: 'ALL ADS', path: privatePaths.adminBrochures() },
    { label: 'ARCHIVED ADS', path: privatePaths.adminArchivedBrochures() },
    { label: 'Deleted ads', path: privatePaths.adminDeletedBrochures() },
    { label: 'Reviews', path: privatePaths.adminReviews() },
    { label: 'Positions', path: privatePaths.adminPositions() },
    { label: 'Duplicates', path: privatePaths.adminDuplicates() },
    { label: 'Bulk jobs', path: privatePaths.adminBulkJobs() },
    { label: 'Reports', path: privatePaths.adminReports() },
    { label: 'Import', path: privatePaths.adminBrochureImport() },
  ],
};

/** Other administrators' screens (docs/rules/screens.md#private-screens). A menu without a screen is not shown. */
export const adminBarMenus: readonly AdminBarMenu[] = [
  adsMenu,
  {
    label: 'Directory',
    entries: [
      { label: 'Categories', path: privatePaths.adminCategories() },
      { label: 'Map areas', path: privatePaths.adminMapAreas() },
      { label: 'Streets', path: privatePaths.adminStreets() },
      { label: 'PDF maps', path: privatePaths.adminPrintedMaps() },
      { label: 'Tourism listings', path: privatePaths.adminAtdw() },
    ],
  },
  {
    label: 'Business',
    entries: [
      { label: 'Vendors and logins', path: privatePaths.adminVendors() },
      { label: 'Enquiries', path: privatePaths.adminEnquiries() },
      { label: 'Privacy requests', path: privatePaths.adminPrivacyRequests() },
      { label: 'Purchases', path: privatePaths.adminPurchases() },
      { label: 'Redeem a coupon', path: privatePaths.redeem() },
    ],
  },
  {
    label: 'System',
    entries: [
      { label: 'Staff', path: privatePaths.adminStaff() },
      { label: 'Data breaches', path: privatePaths.adminDataBreaches() },
      { label: 'Audit log', path: privatePaths.adminAuditLog() },
      { label: 'Mail', path: privatePaths.adminMails() },
      { label: 'Jobs', path: privatePaths.adminJobs() },
      { label: 'API keys', path: privatePaths.adminApiKeys() },
      { label: 'Site settings', path: privatePaths.adminSettings() },
      { label: 'Legal texts', path: privatePaths.adminLegalTexts() },
      { label: 'Webhooks', path: privatePaths.adminWebhooks() },
      { label: 'Health', path: privatePaths.adminHealth() },
      { label: 'Your account', path: privatePaths.adminAccount() },
    ],
  },
];

/**
 * The buttons of the top bar; id 0 means a new ad. ADD NEW BROCHURE is for nobody
 * (docs/rules/screens.md#administrators-bar); its address works.
 */
export const adminBarButtons: readonly AdminBarEntry[] = [
  { label: 'ADD NEW BROCHURE', path: privatePaths.adminManageBrochures(), isHidden: true },
  { label: 'LANDING PAGE AD', path: privatePaths.adminLandingPageAd(0) },
  { label: 'PASS THROUGH AD', path: privatePaths.adminPassThroughAd(0) },
  { label: 'BROCHURE AD', path: privatePaths.adminBrochureAd(0) },
  { label: 'COUPON AD', path: privatePaths.adminCouponAd(0) },
];
