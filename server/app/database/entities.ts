import { Account } from '../../domains/accounts/Account';
import { ApiKey } from '../../domains/accounts/api-keys/ApiKey';
import { ConnectedAccount } from '../../domains/accounts/connected-accounts/ConnectedAccount';
import { SignInTransaction } from '../../domains/accounts/connected-accounts/SignInTransaction';
import { KnownDevice } from '../../domains/accounts/devices/KnownDevice';
import { Authenticator } from '../../domains/accounts/factors/authenticator/Authenticator';
import { FactorChallenge } from '../../domains/accounts/factors/FactorChallenge';
import { Passkey } from '../../domains/accounts/factors/passkeys/Passkey';
import { RecoveryCode } from '../../domains/accounts/factors/recovery-codes/RecoveryCode';
import { PasswordReset } from '../../domains/accounts/passwords/PasswordReset';
import { AccountSession } from '../../domains/accounts/sessions/AccountSession';
import { LoginAttempt } from '../../domains/accounts/signing-in/LoginAttempt';
import { TerminatedIdentity } from '../../domains/accounts/states/TerminatedIdentity';
import { VendorViewing } from '../../domains/accounts/viewings/VendorViewing';
import { Asset } from '../../domains/brochures/assets/Asset';
import { FormerAsset } from '../../domains/brochures/assets/history/FormerAsset';
import { ProposedAsset } from '../../domains/brochures/assets/proposals/ProposedAsset';
import { Brochure } from '../../domains/brochures/Brochure';
import { BrochureCategory } from '../../domains/brochures/BrochureCategory';
import { BrochureRevision } from '../../domains/brochures/revisions/BrochureRevision';
import { BrochureUndo } from '../../domains/brochures/undo/BrochureUndo';
import { BulkJob } from '../../domains/bulk-jobs/BulkJob';
import { BulkJobRow } from '../../domains/bulk-jobs/BulkJobRow';
import { Category } from '../../domains/categories/Category';
import { BrochuresThatDiffer } from '../../domains/duplicates/BrochuresThatDiffer';
import { EventMove } from '../../domains/duplicates/EventMove';
import { MergedBrochure } from '../../domains/duplicates/MergedBrochure';
import { Enquiry } from '../../domains/enquiries/Enquiry';
import { Follow } from '../../domains/follows/Follow';
import { AtdwCategory } from '../../domains/integrations/atdw/AtdwCategory';
import { AtdwListing } from '../../domains/integrations/atdw/AtdwListing';
import { AtdwPicture } from '../../domains/integrations/atdw/AtdwPicture';
import { AtdwRun, AtdwRunProduct } from '../../domains/integrations/atdw/AtdwRun';
import { AtdwSettings } from '../../domains/integrations/atdw/AtdwSettings';
import { ImportProfile } from '../../domains/integrations/brochure-import/mapping/ImportProfile';
import { BrochureImport } from '../../domains/integrations/brochure-import/uploads/BrochureImport';
import { StreetFile } from '../../domains/integrations/street-import/files/StreetFile';
import { StreetImport } from '../../domains/integrations/street-import/StreetImport';
import { VendorInvitation } from '../../domains/invitations/VendorInvitation';
import { LinkCheck } from '../../domains/link-checks/LinkCheck';
import { LinkHost } from '../../domains/link-checks/LinkHost';
import { BaseMapFeature } from '../../domains/map-areas/base-map/BaseMapFeature';
import { BaseMapSource } from '../../domains/map-areas/base-map/BaseMapSource';
import { MapArea } from '../../domains/map-areas/MapArea';
import { ReplacedMapFile } from '../../domains/printed-maps/files/ReplacedMapFile';
import { PrintPicture } from '../../domains/printed-maps/layouts/pictures/PrintPicture';
import { PrintLayout } from '../../domains/printed-maps/layouts/PrintLayout';
import { PrintLayoutPicture } from '../../domains/printed-maps/layouts/PrintLayoutPicture';
import { PrintedMap } from '../../domains/printed-maps/PrintedMap';
import { BuyerLink } from '../../domains/purchases/buyer-access/BuyerLink';
import { CouponPurchase } from '../../domains/purchases/CouponPurchase';
import { CouponRefusals } from '../../domains/purchases/holding/CouponRefusals';
import { UndoneRedemption } from '../../domains/purchases/redemption/undoing/UndoneRedemption';
import { CouponWait } from '../../domains/purchases/waiting/CouponWait';
import { DataBreach } from '../../domains/retention/data-breaches/DataBreach';
import { PrivacyRequest } from '../../domains/retention/privacy-requests/PrivacyRequest';
import { ArchiveRequest } from '../../domains/reviews/archive-requests/ArchiveRequest';
import { ReviewAssignment } from '../../domains/reviews/assignments/ReviewAssignment';
import { BrochureReview } from '../../domains/reviews/BrochureReview';
import { SiteDrawingRow } from '../../domains/site-settings/drawings/SiteDrawingRow';
import { SiteSettingsVersionRow } from '../../domains/site-settings/history/SiteSettingsVersionRow';
import { DiscardedLegalDraft } from '../../domains/site-settings/legal/DiscardedLegalDraft';
import { LegalDraftRow } from '../../domains/site-settings/legal/LegalDraftRow';
import { LegalVersionRow } from '../../domains/site-settings/legal/LegalVersionRow';
import { SiteSettingsRow } from '../../domains/site-settings/SiteSettingsRow';
import { SavedView } from '../../domains/staff/saved-views/SavedView';
import { StatisticEvent } from '../../domains/statistics/StatisticEvent';
import { StreetAddress } from '../../domains/street-index/addresses/StreetAddress';
import { StreetIndexEntry } from '../../domains/street-index/StreetIndexEntry';
import { Vendor } from '../../domains/vendors/Vendor';
import { WebhookDelivery } from '../../domains/webhooks/WebhookDelivery';
import { WebhookEvent } from '../../domains/webhooks/WebhookEvent';
import { WebhookSubscription } from '../../domains/webhooks/WebhookSubscription';
import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import { JobRun } from '../../platform/jobs/JobRun';
import { MailOptOut } from '../../platform/mailer/opt-outs/MailOptOut';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';

/** All tables, in the order of their folders. */
export const entities = [
  Account,
  ApiKey,
  ConnectedAccount,
  SignInTransaction,
  KnownDevice,
  Authenticator,
  FactorChallenge,
  Passkey,
  RecoveryCode,
  PasswordReset,
  AccountSession,
  LoginAttempt,
  TerminatedIdentity,
  VendorViewing,
  Asset,
  FormerAsset,
  ProposedAsset,
  Brochure,
  BrochureCategory,
  BrochureRevision,
  BrochureUndo,
  BulkJob,
  BulkJobRow,
  Category,
  BrochuresThatDiffer,
  EventMove,
  MergedBrochure,
  Enquiry,
  Follow,
  AtdwCategory,
  AtdwListing,
  AtdwPicture,
  AtdwRun,
  AtdwRunProduct,
  AtdwSettings,
  ImportProfile,
  BrochureImport,
  StreetFile,
  StreetImport,
  VendorInvitation,
  LinkCheck,
  LinkHost,
  BaseMapFeature,
  BaseMapSource,
  MapArea,
  ReplacedMapFile,
  PrintPicture,
  PrintLayout,
  PrintLayoutPicture,
  PrintedMap,
  BuyerLink,
  CouponPurchase,
  CouponRefusals,
  UndoneRedemption,
  CouponWait,
  DataBreach,
  PrivacyRequest,
  ArchiveRequest,
  ReviewAssignment,
  BrochureReview,
  SiteDrawingRow,
  SiteSettingsVersionRow,
  DiscardedLegalDraft,
  LegalDraftRow,
  LegalVersionRow,
  SiteSettingsRow,
  SavedView,
  StatisticEvent,
  StreetAddress,
  StreetIndexEntry,
  Vendor,
  WebhookDelivery,
  WebhookEvent,
  WebhookSubscription,
  AuditLogEntry,
  JobRun,
  MailOptOut,
  OutgoingMail,
];
