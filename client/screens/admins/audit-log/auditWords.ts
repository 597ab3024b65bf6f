/** The kinds of things that the log speaks of, as people call them. */
export const entityNames: Readonly<Record<string, string>> = {
  Brochure: 'Ad',
  Account: 'Login',
  Asset: 'File of an ad',
  BrochureImport: 'Import',
  BrochureRevision: 'Change that waits',
  Category: 'Category',
  CouponPurchase: 'Coupon',
  JobRun: 'Job',
  MailOptOut: 'Unsubscription',
  MapArea: 'Map area',
  OutgoingMail: 'Mail',
  PrintedMap: 'PDF map',
  StreetIndexEntry: 'Street',
  Vendor: 'Vendor',
  VendorInvitation: 'Invitation',
};

/** publishBrochure → "Publish brochure", detailViewsCount → "Detail views count". */
export function inWords(name: string): string {
  const words = name
    .replace(/[_.]/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What was done, most used first: for the filter. */
export const auditedActions = [
  'publishBrochure',
  'archiveBrochure',
  'unarchiveBrochure',
  'createBrochure',
  'updateBrochure',
  'renewBrochure',
  'copyBrochure',
  'setBrochureIndex',
  'deleteBrochure',
  'restoreBrochure',
  'reviewBrochure',
  'uploadBrochureFile',
  'startBrochureImport',
  'importBrochures',
  'keepBothBrochures',
  'inviteVendor',
  'registerVendor',
  'updateVendor',
  'suspendAccount',
  'reinstateAccount',
  'terminateAccount',
  'redeemCoupon',
  'resendCoupon',
  'voidCoupon',
  'resendMail',
  'removeMailOptOut',
  'runJob',
] as const;
