import { matchPath } from 'react-router';
import { mayStaff } from '../../features/session/mayStaff';
import type { StaffAction } from '../../generated/staffRights';
import type { StaffRole } from '../../generated/types';
import { privatePaths } from '../../shared/privatePaths';

/** What one has to be allowed to do for a screen to be of use. A screen that is not listed is for all staff. */
const rights: Readonly<Record<string, StaffAction>> = {
  [privatePaths.adminManageBrochures()]: 'createAnyBrochure',
  [privatePaths.adminLandingPageAd(':id')]: 'updateAnyBrochure',
  [privatePaths.adminPassThroughAd(':id')]: 'updateAnyBrochure',
  [privatePaths.adminBrochureAd(':id')]: 'updateAnyBrochure',
  [privatePaths.adminCouponAd(':id')]: 'updateAnyBrochure',
  [privatePaths.adminDeletedBrochures()]: 'deletedBrochures',
  [privatePaths.adminBrochureImport()]: 'startBrochureImport',
  [privatePaths.adminDeletedImportProfiles()]: 'importProfiles',
  [privatePaths.adminImportProfileHistory(':id')]: 'importProfiles',
  [privatePaths.adminPositions()]: 'updateAnyBrochure',
  [privatePaths.adminDuplicates()]: 'duplicateBrochures',
  [privatePaths.adminBulkJobs()]: 'bulkJobs',
  [privatePaths.adminBulkJob(':id')]: 'bulkJobs',
  [privatePaths.adminReviews()]: 'pendingReviews',
  [privatePaths.adminReview(':id')]: 'pendingReviews',
  [privatePaths.adminReviewedPage(':id')]: 'pendingReviews',
  [privatePaths.adminCategories()]: 'updateCategory',
  [privatePaths.adminCategoryHistory(':id')]: 'updateCategory',
  [privatePaths.adminMapAreas()]: 'updateMapArea',
  [privatePaths.adminMapArea(':id')]: 'updateMapArea',
  [privatePaths.adminMapAreaHistory(':id')]: 'updateMapArea',
  [privatePaths.adminStreets()]: 'updateStreetIndexEntry',
  [privatePaths.adminStreetHistory(':id')]: 'updateStreetIndexEntry',
  [privatePaths.adminDeletedMapAreas()]: 'updateMapArea',
  [privatePaths.adminDeletedStreets()]: 'updateStreetIndexEntry',
  [privatePaths.adminPrintedMapHistory(':id')]: 'makePrintedMap',
  [privatePaths.adminPrintLayoutHistory(':id')]: 'printLayouts',
  [privatePaths.adminPrintedMaps()]: 'makePrintedMap',
  [privatePaths.adminPrintEditor(':id')]: 'savePrintLayout',
  [privatePaths.adminVendors()]: 'vendors',
  [privatePaths.adminVendor(':id')]: 'vendors',
  [privatePaths.adminVendorHistory(':id')]: 'updateVendor',
  [privatePaths.adminVendorLoginHistory(':id')]: 'auditLogOfEverything',
  [privatePaths.adminVendorFigures(':id')]: 'vendorFigures',
  [privatePaths.adminStaff()]: 'setStaffRole',
  [privatePaths.adminStaffHistory(':id')]: 'auditLogOfEverything',
  [privatePaths.adminEnquiries()]: 'enquiries',
  [privatePaths.adminEnquiryHistory(':id')]: 'enquiries',
  [privatePaths.adminCouponHistory(':id')]: 'couponPurchases',
  [privatePaths.adminPrivacyRequestHistory(':id')]: 'privacyRequests',
  [privatePaths.adminDataBreachHistory(':id')]: 'dataBreaches',
  [privatePaths.adminApiKeyHistory(':id')]: 'auditLogOfEverything',
  [privatePaths.adminWebhookHistory(':id')]: 'auditLogOfEverything',
  [privatePaths.adminPrivacyRequests()]: 'privacyRequests',
  [privatePaths.adminPurchases()]: 'couponPurchases',
  [privatePaths.redeem()]: 'redeemCoupon',
  [privatePaths.adminDataBreaches()]: 'dataBreaches',
  [privatePaths.adminAuditLog()]: 'auditLogOfEverything',
  [privatePaths.adminMails()]: 'outgoingMails',
  [privatePaths.adminJobs()]: 'jobRuns',
  [privatePaths.adminApiKeys()]: 'apiKeys',
  [privatePaths.adminAtdw()]: 'atdwConnector',
  [privatePaths.adminAtdwHistory()]: 'atdwConnector',
  [privatePaths.adminWebhooks()]: 'webhooks',
  [privatePaths.adminSettings()]: 'updateSiteSettings',
  [privatePaths.adminLegalTexts()]: 'publishLegalText',
  [privatePaths.adminReports()]: 'siteReport',
  [privatePaths.adminHealth()]: 'health',
};

/** Whether a screen, given as a path or as the pattern of its route, is of use to a role of staff. */
export function isScreenOf(role: StaffRole, path: string): boolean {
  const found = rights[path] ?? Object.entries(rights).find(([pattern]) => matchPath(pattern, path) !== null)?.[1];
  return found === undefined || mayStaff(role, found);
}
