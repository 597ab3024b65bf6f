import { lazy } from 'react';
import type { RouteObject } from 'react-router';
import { paths } from '../shared/paths';
import { privatePaths } from '../shared/privatePaths';
import { RequireSession } from './guards/RequireSession';

const LoginLayout = lazy(() => import('./layouts/LoginLayout'));
const LoginScreen = lazy(() => import('../screens/sign-in/login/LoginScreen'));
const ProviderReturnScreen = lazy(() => import('../screens/sign-in/login/ProviderReturnScreen'));
const VendorRegistrationScreen = lazy(() => import('../screens/sign-in/vendor-registration/VendorRegistrationScreen'));
const ForgotPasswordScreen = lazy(() => import('../screens/sign-in/forgot-password/ForgotPasswordScreen'));
const ResetPasswordScreen = lazy(() => import('../screens/sign-in/reset-password/ResetPasswordScreen'));
const NothingHereScreen = lazy(() => import('../screens/sign-in/nothing-here/NothingHereScreen'));
const AdminLayout = lazy(() => import('./layouts/AdminLayout'));
const AdminIndexScreen = lazy(() => import('../screens/admins/index/AdminIndexScreen'));
const BrochuresScreen = lazy(() => import('../screens/admins/brochures/BrochuresScreen'));
const BrochureEditorScreen = lazy(() => import('../screens/admins/brochure-editor/BrochureEditorScreen'));
const ManageBrochuresScreen = lazy(() => import('../screens/admins/manage-brochures/ManageBrochuresScreen'));
const ArchivedBrochuresScreen = lazy(() => import('../screens/admins/archived-brochures/ArchivedBrochuresScreen'));
const BrochureHistoryScreen = lazy(() => import('../screens/admins/brochure-history/BrochureHistoryScreen'));
const DeletedBrochuresScreen = lazy(() => import('../screens/admins/deleted-brochures/DeletedBrochuresScreen'));
const BrochureImportScreen = lazy(() => import('../screens/admins/brochure-import/BrochureImportScreen'));
const BulkJobsScreen = lazy(() => import('../screens/admins/bulk-jobs/BulkJobsScreen'));
const BulkJobScreen = lazy(() => import('../screens/admins/bulk-job/BulkJobScreen'));
const DuplicatesScreen = lazy(() => import('../screens/admins/duplicates/DuplicatesScreen'));
const VendorsScreen = lazy(() => import('../screens/admins/vendors/VendorsScreen'));
const VendorScreen = lazy(() => import('../screens/admins/vendor/VendorScreen'));
const AdminVendorFiguresScreen = lazy(() => import('../screens/admins/vendor-figures/VendorFiguresScreen'));
const StaffScreen = lazy(() => import('../screens/admins/staff/StaffScreen'));
const PurchasesScreen = lazy(() => import('../screens/admins/purchases/PurchasesScreen'));
const RecordHistoryScreen = lazy(() => import('../screens/admins/record-history/RecordHistoryScreen'));
const DeletedRecordsScreen = lazy(() => import('../screens/admins/deleted-records/DeletedRecordsScreen'));
const AuditLogScreen = lazy(() => import('../screens/admins/audit-log/AuditLogScreen'));
const DataBreachesScreen = lazy(() => import('../screens/admins/data-breaches/DataBreachesScreen'));
const PrivacyRequestsScreen = lazy(() => import('../screens/admins/privacy-requests/PrivacyRequestsScreen'));
const EnquiriesScreen = lazy(() => import('../screens/admins/enquiries/EnquiriesScreen'));
const MailsScreen = lazy(() => import('../screens/admins/mails/MailsScreen'));
const AdminAccountScreen = lazy(() => import('../screens/admins/account/AdminAccountScreen'));
const SettingsScreen = lazy(() => import('../screens/admins/settings/SettingsScreen'));
const LegalTextsScreen = lazy(() => import('../screens/admins/legal-texts/LegalTextsScreen'));
const AtdwScreen = lazy(() => import('../screens/admins/atdw/AtdwScreen'));
const WebhooksScreen = lazy(() => import('../screens/admins/webhooks/WebhooksScreen'));
const ApiKeysScreen = lazy(() => import('../screens/admins/api-keys/ApiKeysScreen'));
const ReportsScreen = lazy(() => import('../screens/admins/reports/ReportsScreen'));
const HealthScreen = lazy(() => import('../screens/admins/health/HealthScreen'));
const JobsScreen = lazy(() => import('../screens/admins/jobs/JobsScreen'));
const CategoriesScreen = lazy(() => import('../screens/admins/categories/CategoriesScreen'));
const MapAreasScreen = lazy(() => import('../screens/admins/map-areas/MapAreasScreen'));
const MapAreaScreen = lazy(() => import('../screens/admins/map-area/MapAreaScreen'));
const StreetsScreen = lazy(() => import('../screens/admins/streets/StreetsScreen'));
const PrintEditorScreen = lazy(() => import('../screens/admins/printed-maps/editor/PrintEditorScreen'));
const PrintedMapsScreen = lazy(() => import('../screens/admins/printed-maps/PrintedMapsScreen'));
const ReviewsScreen = lazy(() => import('../screens/admins/reviews/ReviewsScreen'));
const PositionsScreen = lazy(() => import('../screens/admins/positions/PositionsScreen'));
const ReviewScreen = lazy(() => import('../screens/admins/review/ReviewScreen'));
const ReviewedPageScreen = lazy(() => import('../screens/admins/review/ReviewedPageScreen'));

const VendorLayout = lazy(() => import('./layouts/VendorLayout'));
const TillLayout = lazy(() => import('./layouts/TillLayout'));
const VendorBrochuresScreen = lazy(() => import('../screens/vendors/brochures/VendorBrochuresScreen'));
const VendorBrochureScreen = lazy(() => import('../screens/vendors/brochure-editor/VendorBrochureScreen'));
const CompanyFiguresScreen = lazy(() => import('../screens/vendors/company-figures/CompanyFiguresScreen'));
const VendorFiguresScreen = lazy(() => import('../screens/vendors/figures/VendorFiguresScreen'));
const VendorCouponsScreen = lazy(() => import('../screens/vendors/coupons/VendorCouponsScreen'));
const VendorNewAdScreen = lazy(() => import('../screens/vendors/manage-brochures/VendorNewAdScreen'));
const VendorProfileScreen = lazy(() => import('../screens/vendors/profile/VendorProfileScreen'));
const RedeemScreen = lazy(() => import('../screens/till/redeem/RedeemScreen'));

/** Each screen also needs its entry in `layouts/adminBar`; an entry without a screen is not shown. */
const adminScreens = [
  { path: paths.admin(), element: <AdminIndexScreen /> },
  { path: privatePaths.adminBrochures(), element: <BrochuresScreen /> },
  { path: privatePaths.adminArchivedBrochures(), element: <ArchivedBrochuresScreen /> },
  { path: privatePaths.adminBrochureHistory(':id'), element: <BrochureHistoryScreen /> },
  { path: privatePaths.adminDeletedBrochures(), element: <DeletedBrochuresScreen /> },
  { path: privatePaths.adminBrochureImport(), element: <BrochureImportScreen /> },
  { path: privatePaths.adminDeletedImportProfiles(), element: <DeletedRecordsScreen kind="ImportProfile" /> },
  { path: privatePaths.adminImportProfileHistory(':id'), element: <RecordHistoryScreen kind="ImportProfile" /> },
  { path: privatePaths.adminBulkJobs(), element: <BulkJobsScreen /> },
  { path: privatePaths.adminBulkJob(':id'), element: <BulkJobScreen /> },
  { path: privatePaths.adminDuplicates(), element: <DuplicatesScreen /> },
  { path: privatePaths.adminVendors(), element: <VendorsScreen /> },
  { path: privatePaths.adminVendor(':id'), element: <VendorScreen /> },
  { path: privatePaths.adminVendorHistory(':id'), element: <RecordHistoryScreen kind="Vendor" /> },
  { path: privatePaths.adminVendorFigures(':id'), element: <AdminVendorFiguresScreen /> },
  { path: privatePaths.adminStaff(), element: <StaffScreen /> },
  { path: privatePaths.adminStaffHistory(':id'), element: <RecordHistoryScreen kind="Account" /> },
  { path: privatePaths.adminVendorLoginHistory(':id'), element: <RecordHistoryScreen kind="VendorLogin" /> },
  { path: privatePaths.adminPurchases(), element: <PurchasesScreen /> },
  { path: privatePaths.adminCouponHistory(':id'), element: <RecordHistoryScreen kind="CouponPurchase" /> },
  { path: privatePaths.adminEnquiryHistory(':id'), element: <RecordHistoryScreen kind="Enquiry" /> },
  { path: privatePaths.adminPrivacyRequestHistory(':id'), element: <RecordHistoryScreen kind="PrivacyRequest" /> },
  { path: privatePaths.adminDataBreachHistory(':id'), element: <RecordHistoryScreen kind="DataBreach" /> },
  { path: privatePaths.adminApiKeyHistory(':id'), element: <RecordHistoryScreen kind="ApiKey" /> },
  { path: privatePaths.adminWebhookHistory(':id'), element: <RecordHistoryScreen kind="Webhook" /> },
  { path: privatePaths.adminAuditLog(), element: <AuditLogScreen /> },
  { path: privatePaths.adminEnquiries(), element: <EnquiriesScreen /> },
  { path: privatePaths.adminDataBreaches(), element: <DataBreachesScreen /> },
  { path: privatePaths.adminPrivacyRequests(), element: <PrivacyRequestsScreen /> },
  { path: privatePaths.adminMails(), element: <MailsScreen /> },
  { path: privatePaths.adminReports(), element: <ReportsScreen /> },
  { path: privatePaths.adminHealth(), element: <HealthScreen /> },
  { path: privatePaths.adminJobs(), element: <JobsScreen /> },
  { path: privatePaths.adminApiKeys(), element: <ApiKeysScreen /> },
  { path: privatePaths.adminSettings(), element: <SettingsScreen /> },
  { path: privatePaths.adminLegalTexts(), element: <LegalTextsScreen /> },
  { path: privatePaths.adminAtdw(), element: <AtdwScreen /> },
  { path: privatePaths.adminAtdwHistory(), element: <RecordHistoryScreen kind="AtdwSettings" /> },
  { path: privatePaths.adminWebhooks(), element: <WebhooksScreen /> },
  { path: privatePaths.adminAccount(), element: <AdminAccountScreen /> },
  { path: privatePaths.adminManageBrochures(), element: <ManageBrochuresScreen /> },
  { path: privatePaths.adminLandingPageAd(':id'), element: <BrochureEditorScreen newType="LP_AD" /> },
  { path: privatePaths.adminPassThroughAd(':id'), element: <BrochureEditorScreen newType="PT_AD" /> },
  { path: privatePaths.adminBrochureAd(':id'), element: <BrochureEditorScreen newType="BRO_AD" /> },
  { path: privatePaths.adminCouponAd(':id'), element: <BrochureEditorScreen newType="CP_AD" /> },
  { path: privatePaths.adminCategories(), element: <CategoriesScreen /> },
  { path: privatePaths.adminCategoryHistory(':id'), element: <RecordHistoryScreen kind="Category" /> },
  { path: privatePaths.adminMapAreas(), element: <MapAreasScreen /> },
  { path: privatePaths.adminDeletedMapAreas(), element: <DeletedRecordsScreen kind="MapArea" /> },
  { path: privatePaths.adminMapArea(':id'), element: <MapAreaScreen /> },
  { path: privatePaths.adminMapAreaHistory(':id'), element: <RecordHistoryScreen kind="MapArea" /> },
  { path: privatePaths.adminStreets(), element: <StreetsScreen /> },
  { path: privatePaths.adminDeletedStreets(), element: <DeletedRecordsScreen kind="StreetIndexEntry" /> },
  { path: privatePaths.adminStreetHistory(':id'), element: <RecordHistoryScreen kind="StreetIndexEntry" /> },
  { path: privatePaths.adminPrintedMapHistory(':id'), element: <RecordHistoryScreen kind="PrintedMap" /> },
  { path: privatePaths.adminPrintLayoutHistory(':id'), element: <RecordHistoryScreen kind="PrintLayout" /> },
  { path: privatePaths.adminPrintedMaps(), element: <PrintedMapsScreen /> },
  { path: privatePaths.adminPrintEditor(':id'), element: <PrintEditorScreen /> },
  { path: privatePaths.adminReviews(), element: <ReviewsScreen /> },
  { path: privatePaths.adminReview(':id'), element: <ReviewScreen /> },
  { path: privatePaths.adminPositions(), element: <PositionsScreen /> },
];

/** The till is in the administrators' bar and in each user's own area. */
const adminScreenPaths = [...adminScreens.map((screen) => screen.path), privatePaths.redeem()];

/** The login and the screens behind it. Their addresses: `isClientOnlyPath` (`shared/paths`). */
export const privateRoutes: RouteObject[] = [
  {
    element: <LoginLayout />,
    children: [
      { path: paths.login(), element: <LoginScreen /> },
      { path: privatePaths.providerReturn(':provider'), element: <ProviderReturnScreen /> },
      { path: privatePaths.vendorRegistration(':user', ':id'), element: <VendorRegistrationScreen /> },
      { path: privatePaths.forgotPassword(), element: <ForgotPasswordScreen /> },
      { path: privatePaths.resetPassword(':token'), element: <ResetPasswordScreen /> },
      ...nothingBelow('/login', '/forgot-password', '/reset-password', '/vendor/register'),
    ],
  },
  {
    element: <RequireSession />,
    children: [
      {
        element: <AdminLayout screenPaths={adminScreenPaths} />,
        children: [...adminScreens, ...nothingBelow(paths.admin())],
      },
      // without the bar of the area, because the review shows it in a frame
      { path: privatePaths.adminReviewedPage(':id'), element: <ReviewedPageScreen /> },
      {
        element: <VendorLayout />,
        children: [
          { path: privatePaths.vendorBrochures(':vendorId'), element: <VendorBrochuresScreen /> },
          { path: privatePaths.vendorManageBrochures(), element: <VendorNewAdScreen /> },
          { path: privatePaths.vendorBrochure(':id'), element: <VendorBrochureScreen /> },
          { path: privatePaths.companyFigures(), element: <CompanyFiguresScreen /> },
          { path: privatePaths.vendorFigures(':id'), element: <VendorFiguresScreen /> },
          { path: privatePaths.vendorCoupons(), element: <VendorCouponsScreen /> },
          { path: privatePaths.vendorProfile(), element: <VendorProfileScreen /> },
          ...nothingBelow('/vendor'),
        ],
      },
      {
        element: <TillLayout screenPaths={adminScreenPaths} />,
        children: [{ path: privatePaths.redeem(), element: <RedeemScreen /> }, ...nothingBelow(privatePaths.redeem())],
      },
    ],
  },
];

/** Without this route, addresses without a screen would show an empty page. */
function nothingBelow(...places: string[]): RouteObject[] {
  return places.map((place) => ({ path: `${place}/*`, element: <NothingHereScreen /> }));
}
