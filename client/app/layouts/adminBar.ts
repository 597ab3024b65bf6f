import type { Role } from '../../features/session/Session';
import { privatePaths } from '../../shared/privatePaths';

export interface AdminBarEntry {
  label: string;
  path: string;
  roles: readonly Role[];
}

const administrators: readonly Role[] = ['ADMINISTRATOR'];

/**
 * Roles that see ADD NEW BROCHURE: none for now (docs/rules/screens.md#administrators-bar). Its address works for
 * administrators.
 */
const addNewBrochureRoles: readonly Role[] = [];

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
    { label: 'ALL ADS', path: privatePaths.adminBrochures(), roles: administrators },
    { label: 'ARCHIVED ADS', path: privatePaths.adminArchivedBrochures(), roles: administrators },
    { label: 'Deleted ads', path: privatePaths.adminDeletedBrochures(), roles: administrators },
    { label: 'Reviews', path: privatePaths.adminReviews(), roles: administrators },
    { label: 'Positions', path: privatePaths.adminPositions(), roles: administrators },
    { label: 'Duplicates', path: privatePaths.adminDuplicates(), roles: administrators },
    { label: 'Bulk jobs', path: privatePaths.adminBulkJobs(), roles: administrators },
    { label: 'Import', path: privatePaths.adminBrochureImport(), roles: administrators },
  ],
};

/** Other administrators' screens (docs/rules/screens.md#private-screens). A menu without a screen is not shown. */
export const adminBarMenus: readonly AdminBarMenu[] = [
  adsMenu,
  {
    label: 'Directory',
    entries: [
      { label: 'Categories', path: privatePaths.adminCategories(), roles: administrators },
      { label: 'Map areas', path: privatePaths.adminMapAreas(), roles: administrators },
      { label: 'Streets', path: privatePaths.adminStreets(), roles: administrators },
      { label: 'PDF maps', path: privatePaths.adminPrintedMaps(), roles: administrators },
    ],
  },
  {
    label: 'Business',
    entries: [
      { label: 'Vendors and logins', path: privatePaths.adminVendors(), roles: administrators },
      { label: 'Enquiries', path: privatePaths.adminEnquiries(), roles: administrators },
      { label: 'Privacy requests', path: privatePaths.adminPrivacyRequests(), roles: administrators },
      { label: 'Purchases', path: privatePaths.adminPurchases(), roles: administrators },
      { label: 'Redeem a coupon', path: privatePaths.redeem(), roles: administrators },
    ],
  },
  {
    label: 'System',
    entries: [
      { label: 'Data breaches', path: privatePaths.adminDataBreaches(), roles: administrators },
      { label: 'Audit log', path: privatePaths.adminAuditLog(), roles: administrators },
      { label: 'Mail', path: privatePaths.adminMails(), roles: administrators },
      { label: 'Jobs', path: privatePaths.adminJobs(), roles: administrators },
      { label: 'API keys', path: privatePaths.adminApiKeys(), roles: administrators },
      { label: 'Webhooks', path: privatePaths.adminWebhooks(), roles: administrators },
      { label: 'Health', path: privatePaths.adminHealth(), roles: administrators },
      { label: 'Your account', path: privatePaths.adminAccount(), roles: administrators },
    ],
  },
];

/** The buttons of the top bar; id 0 means a new ad. */
export const adminBarButtons: readonly AdminBarEntry[] = [
  { label: 'ADD NEW BROCHURE', path: privatePaths.adminManageBrochures(), roles: addNewBrochureRoles },
  { label: 'LANDING PAGE AD', path: privatePaths.adminLandingPageAd(0), roles: administrators },
  { label: 'PASS THROUGH AD', path: privatePaths.adminPassThroughAd(0), roles: administrators },
  { label: 'BROCHURE AD', path: privatePaths.adminBrochureAd(0), roles: administrators },
  { label: 'COUPON AD', path: privatePaths.adminCouponAd(0), roles: administrators },
];
