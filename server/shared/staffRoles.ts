import { permissions, type Action } from './permissions';
import type { StaffRole } from './Viewer';

const everyStaffRole: readonly StaffRole[] = ['ADMINISTRATOR', 'EDITOR', 'REVIEWER', 'READER'];
const administratorsOnly: readonly StaffRole[] = ['ADMINISTRATOR'];
const reviewers: readonly StaffRole[] = ['ADMINISTRATOR', 'EDITOR', 'REVIEWER'];
const editors: readonly StaffRole[] = ['ADMINISTRATOR', 'EDITOR'];

/**
 * The roles of administrators' logins that may call an action for which one has to sign in. An action that is not
 * listed is for ADMINISTRATOR only, so that a new one is closed to all others
 * (docs/rules/accounts-and-permissions.md#staff-roles).
 */
const staffRoles: Partial<Record<Action, readonly StaffRole[]>> = {
  // one's own login
  ...rolesOf(everyStaffRole, ['endSession', 'logoutEverywhere', 'refreshToken', 'changePassword', 'proveIdentity']),
  ...rolesOf(everyStaffRole, ['startAuthenticator', 'confirmAuthenticator', 'removeAuthenticator']),
  ...rolesOf(everyStaffRole, ['renewRecoveryCodes', 'startPasskey', 'addPasskey', 'removePasskey']),
  ...rolesOf(everyStaffRole, ['startConnection', 'connectAccount', 'disconnectAccount', 'setOptionalMails']),
  // reading about ads and companies
  ...rolesOf(everyStaffRole, ['overview', 'adminSearch', 'auditLog', 'vendors', 'pendingReviews', 'deletedBrochures']),
  ...rolesOf(everyStaffRole, [
    'deletions',
    'pageBrochuresByOffset',
    'filterBrochuresByDataQuality',
    'listInactiveCategories',
  ]),
  ...rolesOf(everyStaffRole, ['readBrochureStatistics', 'vendorFigures', 'couponFigures', 'siteReport']),
  ...rolesOf(everyStaffRole, ['duplicateBrochures', 'bulkJobs', 'bulkJobRows', 'brochureImports', 'streetImports']),
  ...rolesOf(everyStaffRole, ['savedViews', 'saveView', 'deleteView']),
  // deciding about ads
  ...rolesOf(reviewers, ['reviewBrochure', 'decideArchiveRequest', 'sharePreview', 'reviewers', 'assignReview']),
  // starting and undoing a job also need the permission of what it does
  ...rolesOf(reviewers, ['approveReviews', 'undoApprovals', 'startBulkJob', 'undoBulkJob']),
  // writing ads
  ...rolesOf(editors, ['createBrochure', 'createAnyBrochure', 'updateBrochure', 'updateAnyBrochure', 'renewBrochure']),
  ...rolesOf(editors, ['upsertBrochures']),
  ...rolesOf(editors, ['copyBrochure', 'copyAnyBrochure', 'setBrochureIndex', 'positionOfAddress', 'brochureCheck']),
  ...rolesOf(editors, ['submitBrochure', 'withdrawSubmission', 'requestArchiving', 'withdrawArchiveRequest']),
  ...rolesOf(editors, ['deleteBrochure', 'restoreBrochure', 'restoreBrochureVersion']),
  ...rolesOf(editors, ['keepBothBrochures', 'mergeBrochures', 'resolveDuplicates', 'mergeManyBrochures']),
  ...rolesOf(editors, ['addAsset', 'addAssetToAnyBrochure', 'updateAsset', 'removeAsset', 'reorderAssets']),
  ...rolesOf(editors, ['restoreAsset', 'publishBrochure', 'archiveBrochure', 'unarchiveBrochure']),
  ...rolesOf(editors, ['publishBrochures', 'archiveBrochures', 'unarchiveBrochures', 'setBrochuresMapArea']),
  ...rolesOf(editors, ['undoBrochureChanges', 'prepareBulkJob', 'undoAnyBulkJob', 'editBrochureCells']),
  ...rolesOf(editors, ['importBrochures', 'startBrochureImport', 'brochureImportPreview', 'mapBrochureImport']),
  ...rolesOf(editors, ['importProfiles', 'deleteImportProfile']),
  // the directory
  ...rolesOf(editors, ['createCategory', 'updateCategory', 'reorderCategories', 'restoreRecordVersion']),
  ...rolesOf(editors, ['createMapArea', 'updateMapArea', 'deleteMapArea', 'importStreets', 'startStreetImport']),
  ...rolesOf(editors, ['createStreetIndexEntry', 'updateStreetIndexEntry', 'deleteStreetIndexEntry']),
  ...rolesOf(editors, ['makePrintedMap', 'uploadPrintedMap', 'publishPrintedMap', 'withdrawPrintedMap']),
  ...rolesOf(editors, ['printLayouts', 'uploadPrintPicture', 'savePrintLayout', 'applyPrintLayout']),
  // companies, their questions and their coupons
  ...rolesOf(editors, ['createVendor', 'updateVendor', 'notifyAdvertiser', 'enquiries', 'handleEnquiry']),
  ...rolesOf(editors, ['sendActivityReport', 'activityReportPreview', 'sendBulkReports']),
  ...rolesOf(editors, ['couponByCode', 'couponPurchases', 'redeemCoupon', 'undoRedemption', 'redemptionsToday']),
  ...rolesOf(editors, ['offlineCoupons', 'recordOfflineRedemptions', 'resendCoupon', 'voidCoupon']),
};

function rolesOf<A extends Action>(
  roles: readonly StaffRole[],
  actions: readonly A[],
): Record<A, readonly StaffRole[]> {
  return Object.fromEntries(actions.map((action) => [action, roles])) as Record<A, readonly StaffRole[]>;
}

/** Whether a role of staff may call an action; screens of administrators derive from it too. */
export function mayStaff(role: StaffRole, action: Action): boolean {
  return permissions[action] === 'anyone' || (staffRoles[action] ?? administratorsOnly).includes(role);
}
