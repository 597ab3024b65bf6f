import { AtdwCategory } from '../../domains/integrations/atdw/AtdwCategory';
import { AtdwListing } from '../../domains/integrations/atdw/AtdwListing';
import { AtdwPicture } from '../../domains/integrations/atdw/AtdwPicture';
import { AtdwRun, AtdwRunProduct } from '../../domains/integrations/atdw/AtdwRun';
import { AtdwSettings } from '../../domains/integrations/atdw/AtdwSettings';
import { WebhookDelivery } from '../../domains/webhooks/WebhookDelivery';
import { WebhookEvent } from '../../domains/webhooks/WebhookEvent';
import { WebhookSubscription } from '../../domains/webhooks/WebhookSubscription';
import { Account } from '../../domains/accounts/Account';
import { Authenticator } from '../../domains/accounts/factors/authenticator/Authenticator';
import { FactorChallenge } from '../../domains/accounts/factors/FactorChallenge';
import { ConnectedAccount } from '../../domains/accounts/connected-accounts/ConnectedAccount';
import { SignInTransaction } from '../../domains/accounts/connected-accounts/SignInTransaction';
import { Passkey } from '../../domains/accounts/factors/passkeys/Passkey';
import { RecoveryCode } from '../../domains/accounts/factors/recovery-codes/RecoveryCode';
import { KnownDevice } from '../../domains/accounts/devices/KnownDevice';
import { VendorViewing } from '../../domains/accounts/viewings/VendorViewing';
import { ApiKey } from '../../domains/accounts/api-keys/ApiKey';
import { AccountSession } from '../../domains/accounts/sessions/AccountSession';
import { LoginAttempt } from '../../domains/accounts/signing-in/LoginAttempt';
import { BuyerLink } from '../../domains/purchases/buyer-access/BuyerLink';
import { PasswordReset } from '../../domains/accounts/passwords/PasswordReset';
import { TerminatedIdentity } from '../../domains/accounts/states/TerminatedIdentity';
import { Asset } from '../../domains/brochures/assets/Asset';
import { Brochure } from '../../domains/brochures/Brochure';
import { BrochureCategory } from '../../domains/brochures/BrochureCategory';
import { BrochureUndo } from '../../domains/brochures/undo/BrochureUndo';
import { Enquiry } from '../../domains/enquiries/Enquiry';
import { DataBreach } from '../../domains/retention/data-breaches/DataBreach';
import { PrivacyRequest } from '../../domains/retention/privacy-requests/PrivacyRequest';
import { Follow } from '../../domains/follows/Follow';
import { BulkJob } from '../../domains/bulk-jobs/BulkJob';
import { BulkJobRow } from '../../domains/bulk-jobs/BulkJobRow';
import { Category } from '../../domains/categories/Category';
import { StreetFile } from '../../domains/integrations/street-import/files/StreetFile';
import { StreetImport } from '../../domains/integrations/street-import/StreetImport';
import { SiteDrawingRow } from '../../domains/site-settings/drawings/SiteDrawingRow';
import { DiscardedLegalDraft } from '../../domains/site-settings/legal/DiscardedLegalDraft';
import { LegalDraftRow } from '../../domains/site-settings/legal/LegalDraftRow';
import { LegalVersionRow } from '../../domains/site-settings/legal/LegalVersionRow';
import { SiteSettingsVersionRow } from '../../domains/site-settings/history/SiteSettingsVersionRow';
import { SiteSettingsRow } from '../../domains/site-settings/SiteSettingsRow';
import { SavedView } from '../../domains/staff/saved-views/SavedView';
import { ImportProfile } from '../../domains/integrations/brochure-import/mapping/ImportProfile';
import { BrochureImport } from '../../domains/integrations/brochure-import/uploads/BrochureImport';
import { BrochuresThatDiffer } from '../../domains/duplicates/BrochuresThatDiffer';
import { VendorInvitation } from '../../domains/invitations/VendorInvitation';
import { BaseMapFeature } from '../../domains/map-areas/base-map/BaseMapFeature';
import { BaseMapSource } from '../../domains/map-areas/base-map/BaseMapSource';
import { MapArea } from '../../domains/map-areas/MapArea';
import { PrintLayout } from '../../domains/printed-maps/layouts/PrintLayout';
import { PrintPicture } from '../../domains/printed-maps/layouts/pictures/PrintPicture';
import { PrintLayoutPicture } from '../../domains/printed-maps/layouts/PrintLayoutPicture';
import { ReplacedMapFile } from '../../domains/printed-maps/files/ReplacedMapFile';
import { PrintedMap } from '../../domains/printed-maps/PrintedMap';
import { FormerAsset } from '../../domains/brochures/assets/history/FormerAsset';
import { ProposedAsset } from '../../domains/brochures/assets/proposals/ProposedAsset';
import { CouponPurchase } from '../../domains/purchases/CouponPurchase';
import { CouponRefusals } from '../../domains/purchases/holding/CouponRefusals';
import { UndoneRedemption } from '../../domains/purchases/redemption/undoing/UndoneRedemption';
import { CouponWait } from '../../domains/purchases/waiting/CouponWait';
import { MergedBrochure } from '../../domains/duplicates/MergedBrochure';
import { LinkCheck } from '../../domains/link-checks/LinkCheck';
import { LinkHost } from '../../domains/link-checks/LinkHost';
import { ReviewAssignment } from '../../domains/reviews/assignments/ReviewAssignment';
import { ArchiveRequest } from '../../domains/reviews/archive-requests/ArchiveRequest';
import { BrochureReview } from '../../domains/reviews/BrochureReview';
import { BrochureRevision } from '../../domains/brochures/revisions/BrochureRevision';
import { StatisticEvent } from '../../domains/statistics/StatisticEvent';
import { StreetAddress } from '../../domains/street-index/addresses/StreetAddress';
import { StreetIndexEntry } from '../../domains/street-index/StreetIndexEntry';
import { Vendor } from '../../domains/vendors/Vendor';
import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import { JobRun } from '../../platform/jobs/JobRun';
import { MailOptOut } from '../../platform/mailer/opt-outs/MailOptOut';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';

export const entities = [
  Account,
  ArchiveRequest,
  LinkCheck,
  LinkHost,
  ReviewAssignment,
  MergedBrochure,
  Asset,
  AuditLogEntry,
  BaseMapFeature,
  BaseMapSource,
  Brochure,
  BrochureCategory,
  BrochureImport,
  ImportProfile,
  DiscardedLegalDraft,
  LegalDraftRow,
  LegalVersionRow,
  SiteDrawingRow,
  SavedView,
  SiteSettingsRow,
  SiteSettingsVersionRow,
  BrochuresThatDiffer,
  BrochureReview,
  BrochureRevision,
  BrochureUndo,
  BulkJob,
  BulkJobRow,
  Category,
  CouponPurchase,
  CouponRefusals,
  CouponWait,
  Enquiry,
  DataBreach,
  PrivacyRequest,
  Follow,
  JobRun,
  AccountSession,
  Authenticator,
  FactorChallenge,
  Passkey,
  ConnectedAccount,
  SignInTransaction,
  RecoveryCode,
  KnownDevice,
  AtdwCategory,
  AtdwListing,
  AtdwPicture,
  AtdwRun,
  AtdwRunProduct,
  AtdwSettings,
  WebhookDelivery,
  WebhookEvent,
  WebhookSubscription,
  ApiKey,
  VendorViewing,
  LoginAttempt,
  MailOptOut,
  MapArea,
  OutgoingMail,
  PasswordReset,
  BuyerLink,
  PrintLayout,
  PrintLayoutPicture,
  PrintPicture,
  PrintedMap,
  ReplacedMapFile,
  FormerAsset,
  ProposedAsset,
  TerminatedIdentity,
  UndoneRedemption,
  StatisticEvent,
  StreetAddress,
  StreetFile,
  StreetImport,
  StreetIndexEntry,
  Vendor,
  VendorInvitation,
];
