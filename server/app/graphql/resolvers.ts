import { AccountResolver } from '../../domains/accounts/AccountResolver';
import { AccountsResolver } from '../../domains/accounts/AccountsResolver';
import { AccountStateResolver } from '../../domains/accounts/states/AccountStateResolver';
import { PasswordResolver } from '../../domains/accounts/passwords/PasswordResolver';
import { SignedInViewerResolver } from '../../domains/accounts/SignedInViewerResolver';
import { AccountEventResolver } from '../../domains/accounts/events/AccountEventResolver';
import { ConnectedAccountResolver } from '../../domains/accounts/connected-accounts/ConnectedAccountResolver';
import { PasskeyResolver } from '../../domains/accounts/factors/passkeys/PasskeyResolver';
import { SecondFactorResolver } from '../../domains/accounts/factors/SecondFactorResolver';
import { VendorViewingResolver } from '../../domains/accounts/viewings/VendorViewingResolver';
import { ApiKeyResolver } from '../../domains/accounts/api-keys/ApiKeyResolver';
import { SessionResolver } from '../../domains/accounts/sessions/SessionResolver';
import { SignInResolver } from '../../domains/accounts/signing-in/SignInResolver';
import { SavedViewResolver } from '../../domains/staff/saved-views/SavedViewResolver';
import { StaffResolver } from '../../domains/staff/StaffResolver';
import { VendorRoleResolver } from '../../domains/accounts/VendorRoleResolver';
import { VendorProfileResolver } from '../../domains/accounts/vendor-profile/VendorProfileResolver';
import { BrochureAssetsResolver } from '../../domains/brochures/assets/BrochureAssetsResolver';
import { MapAreaMaintenanceResolver } from '../../domains/map-areas/maintenance/MapAreaMaintenanceResolver';
import { VendorAccountsCountResolver } from '../../domains/accounts/VendorAccountsCountResolver';
import { VendorBrochuresCountResolver } from '../../domains/browsing/active-facets/VendorBrochuresCountResolver';
import { LegalTextsResolver } from '../../domains/site-settings/legal/LegalTextsResolver';
import { AtdwResolver } from '../../domains/integrations/atdw/AtdwResolver';
import { TourismListingResolver } from '../../domains/integrations/atdw/listing/TourismListingResolver';
import { SiteSettingsResolver } from '../../domains/site-settings/SiteSettingsResolver';
import { ImportMappingResolver } from '../../domains/integrations/brochure-import/mapping/ImportMappingResolver';
import { BrochureImportResolver } from '../../domains/integrations/brochure-import/uploads/BrochureImportResolver';
import { DuplicatesResolver } from '../../domains/duplicates/DuplicatesResolver';
import { JobRunResolver } from '../../domains/job-runs/JobRunResolver';
import { MailOptOutResolver } from '../../domains/outgoing-mails/MailOptOutResolver';
import { OutgoingMailResolver } from '../../domains/outgoing-mails/OutgoingMailResolver';
import { JobRunsResolver } from '../../domains/job-runs/JobRunsResolver';
import { ActivityReportResolver } from '../../domains/activity-reports/ActivityReportResolver';
import { AuditLogEntryResolver } from '../../domains/audit-log/AuditLogEntryResolver';
import { AuditLogResolver } from '../../domains/audit-log/AuditLogResolver';
import { BrochureResolver } from '../../domains/brochures/BrochureResolver';
import { BrochureStatusResolver } from '../../domains/brochures/statuses/BrochureStatusResolver';
import { BrochureUpsertResolver } from '../../domains/brochures/upserting/BrochureUpsertResolver';
import { SubmissionResolver } from '../../domains/brochures/submissions/SubmissionResolver';
import { BrochureWritingResolver } from '../../domains/brochures/writing/BrochureWritingResolver';
import { ViewerBrochuresResolver } from '../../domains/browsing/lists/ViewerBrochuresResolver';
import { bulkBrochureResolvers } from '../../domains/brochures/bulk/bulkBrochureResolvers';
import { BrochureMarkersResolver } from '../../domains/browsing/clusters/BrochureMarkersResolver';
import { BrochureLinksResolver } from '../../domains/browsing/outbound-redirects/BrochureLinksResolver';
import { WebhookResolver } from '../../domains/webhooks/WebhookResolver';
import { BrochureChangesResolver } from '../../domains/browsing/changes/BrochureChangesResolver';
import { BrochuresResolver } from '../../domains/browsing/lists/BrochuresResolver';
import { CategoriesResolver } from '../../domains/browsing/active-facets/CategoriesResolver';
import { CategoryCountResolver } from '../../domains/browsing/active-facets/CategoryCountResolver';
import { MapAreaCountResolver } from '../../domains/browsing/active-facets/MapAreaCountResolver';
import { NearbyBrochuresResolver } from '../../domains/browsing/nearby/NearbyBrochuresResolver';
import { MapAreaNearestResolver } from '../../domains/browsing/active-facets/nearest/MapAreaNearestResolver';
import { PlacesResolver } from '../../domains/browsing/places/PlacesResolver';
import { BrochureFacetsResolver } from '../../domains/browsing/facets/BrochureFacetsResolver';
import { BrochureLettersResolver } from '../../domains/browsing/letters/BrochureLettersResolver';
import { SearchSuggestionsResolver } from '../../domains/browsing/suggestions/SearchSuggestionsResolver';
import { SearchAdviceResolver } from '../../domains/browsing/search/SearchAdviceResolver';
import { MapAreaCategoriesResolver } from '../../domains/browsing/active-facets/MapAreaCategoriesResolver';
import { MapAreasResolver } from '../../domains/browsing/active-facets/MapAreasResolver';
import { CategoryMaintenanceResolver } from '../../domains/categories/CategoryMaintenanceResolver';
import { CategoryResolver } from '../../domains/categories/CategoryResolver';
import { PositionOfAddressResolver } from '../../domains/brochures/positions/PositionOfAddressResolver';
import { CouponPurchaseResolver } from '../../domains/purchases/CouponPurchaseResolver';
import { CouponPurchasedResolver } from '../../domains/purchases/buying/CouponPurchasedResolver';
import { CouponPurchasesResolver } from '../../domains/purchases/administration/CouponPurchasesResolver';
import { HeldCouponResolver } from '../../domains/purchases/holding/HeldCouponResolver';
import { BuyerCouponsResolver } from '../../domains/purchases/buyer-access/BuyerCouponsResolver';
import { CouponTillResolver } from '../../domains/purchases/redemption/CouponTillResolver';
import { OfflineTillResolver } from '../../domains/purchases/redemption/offline/OfflineTillResolver';
import { ReservedCouponResolver } from '../../domains/purchases/ReservedCouponResolver';
import { PurchaseCouponResolver } from '../../domains/purchases/buying/PurchaseCouponResolver';
import { OptionalMailsResolver } from '../../domains/outgoing-mails/OptionalMailsResolver';
import { VendorFiguresResolver } from '../../domains/statistics/company/VendorFiguresResolver';
import { BrochureStatisticsResolver } from '../../domains/statistics/counts/BrochureStatisticsResolver';
import { RecordedStatisticEventResolver } from '../../domains/statistics/recording/RecordedStatisticEventResolver';
import { StatisticEventsResolver } from '../../domains/statistics/recording/StatisticEventsResolver';
import { BrochureCheckResolver } from '../../domains/reviews/brochure-check/BrochureCheckResolver';
import { AssignmentsResolver } from '../../domains/reviews/assignments/AssignmentsResolver';
import { ArchiveRequestsResolver } from '../../domains/reviews/archive-requests/ArchiveRequestsResolver';
import { PendingReviewsResolver } from '../../domains/reviews/pending-reviews/PendingReviewsResolver';
import { PendingRevisionResolver } from '../../domains/reviews/revisions/PendingRevisionResolver';
import { ReviewsResolver } from '../../domains/reviews/ReviewsResolver';
import { UndoResolver } from '../../domains/reviews/undo/UndoResolver';
import { ColleaguesResolver } from '../../domains/invitations/inviting/ColleaguesResolver';
import { VendorInvitationResolver } from '../../domains/invitations/VendorInvitationResolver';
import { VendorInvitationsResolver } from '../../domains/invitations/VendorInvitationsResolver';
import { VendorResolver } from '../../domains/vendors/VendorResolver';
import { RecordHistoryResolver } from '../../domains/record-history/RecordHistoryResolver';
import { PrintedMapResolver } from '../../domains/printed-maps/PrintedMapResolver';
import {
  PrintLayoutResolver,
  PrintLayoutSettingsResolver,
  SponsorPictureResolver,
} from '../../domains/printed-maps/layouts/PrintLayoutResolver';
import { AuditedPrintLayoutResolver } from '../../domains/printed-maps/layouts/AuditedPrintLayoutResolver';
import { PrintLayoutsResolver } from '../../domains/printed-maps/layouts/PrintLayoutsResolver';
import { AdminSearchResolver } from '../../domains/admin-search/AdminSearchResolver';
import { BrokenLinksResolver } from '../../domains/link-checks/BrokenLinksResolver';
import { HealthResolver } from '../../domains/overview/health/HealthResolver';
import { SiteReportResolver } from '../../domains/overview/report/SiteReportResolver';
import { OverviewResolver } from '../../domains/overview/OverviewResolver';
import { PrintedMapsResolver } from '../../domains/printed-maps/PrintedMapsResolver';
import { StreetImportResolver } from '../../domains/integrations/street-import/StreetImportResolver';
import { StreetImportsResolver } from '../../domains/integrations/street-import/StreetImportsResolver';
import { MapAreaStreetsResolver } from '../../domains/street-index/MapAreaStreetsResolver';
import { StreetIndexEntryResolver } from '../../domains/street-index/StreetIndexEntryResolver';
import { StreetIndexResolver } from '../../domains/street-index/StreetIndexResolver';
import { AdvertisersResolver } from '../../domains/advertisers/AdvertisersResolver';
import { AdvertiserNoticeResolver } from '../../domains/advertiser-notices/AdvertiserNoticeResolver';
import { OwnDataResolver } from '../../domains/retention/own-data/OwnDataResolver';
import { DataBreachResolver } from '../../domains/retention/data-breaches/DataBreachResolver';
import { PrivacyRequestResolver } from '../../domains/retention/privacy-requests/PrivacyRequestResolver';
import { EnquiryResolver } from '../../domains/enquiries/EnquiryResolver';
import { FollowResolver } from '../../domains/follows/FollowResolver';
import { BulkJobResolver, BulkJobRowResolver } from '../../domains/bulk-jobs/BulkJobResolver';
import { DeletedBrochuresResolver, DeletionResolver } from '../../domains/browsing/deleted/DeletedBrochuresResolver';
import { PreviewResolver } from '../../domains/previews/PreviewResolver';
import { NodeIdResolver } from './nodes/NodeIdResolver';
import { NodeResolver } from './nodes/NodeResolver';

/** All resolver classes of the schema. */
export const resolvers = [
  AccountResolver,
  AccountsResolver,
  AccountStateResolver,
  AdminSearchResolver,
  BrochureAssetsResolver,
  ActivityReportResolver,
  AuditLogEntryResolver,
  AuditLogResolver,
  BrochureImportResolver,
  ImportMappingResolver,
  LegalTextsResolver,
  SiteSettingsResolver,
  AtdwResolver,
  TourismListingResolver,
  BulkJobResolver,
  BulkJobRowResolver,
  DeletedBrochuresResolver,
  DeletionResolver,
  DuplicatesResolver,
  EnquiryResolver,
  OwnDataResolver,
  DataBreachResolver,
  PrivacyRequestResolver,
  FollowResolver,
  JobRunResolver,
  JobRunsResolver,
  MailOptOutResolver,
  OutgoingMailResolver,
  VendorAccountsCountResolver,
  VendorBrochuresCountResolver,
  BrochureLinksResolver,
  BrochureResolver,
  BrochureMarkersResolver,
  BrochuresResolver,
  BrochureChangesResolver,
  WebhookResolver,
  BrochureStatisticsResolver,
  BrochureStatusResolver,
  SubmissionResolver,
  BrochureUpsertResolver,
  AdvertisersResolver,
  BrochureWritingResolver,
  ...bulkBrochureResolvers,
  CategoriesResolver,
  CategoryCountResolver,
  CategoryMaintenanceResolver,
  CategoryResolver,
  CouponPurchasedResolver,
  CouponPurchaseResolver,
  CouponPurchasesResolver,
  BuyerCouponsResolver,
  HeldCouponResolver,
  CouponTillResolver,
  OfflineTillResolver,
  MapAreaCountResolver,
  MapAreaNearestResolver,
  MapAreaMaintenanceResolver,
  MapAreaCategoriesResolver,
  MapAreasResolver,
  ArchiveRequestsResolver,
  AssignmentsResolver,
  PendingReviewsResolver,
  NearbyBrochuresResolver,
  PlacesResolver,
  SearchAdviceResolver,
  BrochureFacetsResolver,
  BrochureLettersResolver,
  SearchSuggestionsResolver,
  PositionOfAddressResolver,
  MapAreaStreetsResolver,
  PreviewResolver,
  NodeIdResolver,
  NodeResolver,
  RecordedStatisticEventResolver,
  OptionalMailsResolver,
  BrokenLinksResolver,
  HealthResolver,
  OverviewResolver,
  SiteReportResolver,
  PasswordResolver,
  AuditedPrintLayoutResolver,
  PrintLayoutResolver,
  PrintLayoutSettingsResolver,
  SponsorPictureResolver,
  PrintLayoutsResolver,
  PrintedMapResolver,
  PrintedMapsResolver,
  RecordHistoryResolver,
  PurchaseCouponResolver,
  ReservedCouponResolver,
  BrochureCheckResolver,
  PendingRevisionResolver,
  ReviewsResolver,
  UndoResolver,
  SignedInViewerResolver,
  SignInResolver,
  SecondFactorResolver,
  PasskeyResolver,
  ConnectedAccountResolver,
  AccountEventResolver,
  SessionResolver,
  ApiKeyResolver,
  VendorViewingResolver,
  VendorProfileResolver,
  VendorRoleResolver,
  SavedViewResolver,
  StaffResolver,
  StreetIndexEntryResolver,
  StreetIndexResolver,
  StreetImportResolver,
  StreetImportsResolver,
  StatisticEventsResolver,
  VendorFiguresResolver,
  ColleaguesResolver,
  VendorInvitationResolver,
  VendorInvitationsResolver,
  VendorResolver,
  ViewerBrochuresResolver,
  AdvertiserNoticeResolver,
] as const;
