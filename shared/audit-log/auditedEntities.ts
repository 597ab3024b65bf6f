/** Every kind of record that the audit log names, with its label. */
export const auditedEntities = {
  Brochure: 'Ad',
  Account: 'Login',
  ApiKey: 'API key',
  ArchiveRequest: 'Request to archive',
  Asset: 'File of an ad',
  AtdwRun: 'Fetch of tourism listings',
  AtdwSettings: 'Tourism connector',
  BrochureImport: 'Import',
  BrochureRevision: 'Change that waits',
  BulkJob: 'Bulk job',
  BuyerLink: 'Link to coupons',
  Category: 'Category',
  CommandImport: 'Import by command',
  CouponPurchase: 'Coupon',
  CouponWait: 'Waiting for a coupon',
  DataBreach: 'Data breach',
  Enquiry: 'Enquiry',
  ExpiredBrochures: 'Ads that have ended',
  Follow: 'Follow by mail',
  ImportProfile: 'Import profile',
  JobRun: 'Job',
  MailOptOut: 'Unsubscription',
  MapArea: 'Map area',
  OutgoingMail: 'Mail',
  PrintLayout: 'Layout of a PDF map',
  PrintPicture: 'Picture for PDF maps',
  PrintedMap: 'PDF map',
  PrivacyRequest: 'Privacy request',
  SavedView: 'Saved view',
  SiteSettings: 'Settings of the site',
  StreetImport: 'Import of streets',
  StreetIndexEntry: 'Street',
  Vendor: 'Vendor',
  VendorInvitation: 'Invitation',
  Webhook: 'Webhook',
} as const;

type AuditedEntity = keyof typeof auditedEntities;

/** Kinds of which there is one, or whose lines have no number of their own. */
const unnumbered: readonly string[] = ['AtdwSettings', 'CommandImport', 'ExpiredBrochures', 'SiteSettings'];

/** `Brochure`, 12 → "Ad 12". A kind without a label keeps its own name. */
export function nameOfAudited(entityType: string, id: number): string {
  const label = Object.hasOwn(auditedEntities, entityType) ? auditedEntities[entityType as AuditedEntity] : entityType;
  return unnumbered.includes(entityType) ? label : `${label} ${id}`;
}
