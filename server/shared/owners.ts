import type { Action, permissions } from './permissions';

/** What a company can own. The edge finds the owner of each kind (server/app/owners/findOwner.ts). */
export type OwnedKind =
  'Brochure' | 'Asset' | 'Vendor' | 'Account' | 'VendorInvitation' | 'CouponPurchase' | 'CouponCode';

/** Names of the input that lead to an owned record, each with the kind of record that it names. */
type NamedRecords = Readonly<Record<string, OwnedKind>>;

/**
 * How the owner of what an action touches is found:
 *
 * - named records: the edge looks their owners up and refuses all others (server/app/owners/authorizeOwners.ts); parts
 *   of a named record, such as files of an ad, are found within it;
 * - own login: it touches the caller's own login and sessions only, whatever is sent;
 * - own company: it finds, lists or creates what belongs to the caller's company only, whatever is sent;
 * - nobody: it touches nothing that anybody owns;
 * - its record: it belongs to a field, whose record is known there. No operation may be called so.
 */
export type OwnerRule = NamedRecords | 'own login' | 'own company' | 'nobody' | 'its record';

/** The actions of vendors: administrators may do the rest alone, or anyone may. */
type OwnedAction = {
  [A in Action]: (typeof permissions)[A] extends 'signedIn' | 'administratorOrOwner' ? A : never;
}[Action];

/** A new action of vendors does not compile without a row (docs/rules/accounts-and-permissions.md#ownership). */
const owners = {
  // accounts
  endSession: 'own login',
  endVendorViewing: 'own login',
  vendorViewings: 'own company',
  logoutEverywhere: 'own login',
  setOptionalMails: 'own login',
  refreshToken: 'own login',
  changePassword: 'own login',
  proveIdentity: 'own login',
  startAuthenticator: 'own login',
  confirmAuthenticator: 'own login',
  removeAuthenticator: 'own login',
  renewRecoveryCodes: 'own login',
  startPasskey: 'own login',
  addPasskey: 'own login',
  removePasskey: 'own login',
  startConnection: 'own login',
  connectAccount: 'own login',
  disconnectAccount: 'own login',
  // keys of programs
  apiKeys: 'own company',
  apiKeyScopes: 'nobody',
  createApiKey: 'own login',
  rotateApiKey: 'own login',
  revokeApiKey: 'own company',
  // webhooks
  webhooks: 'own company',
  webhookEventTypes: 'nobody',
  webhookDeliveries: 'own company',
  createWebhook: 'own company',
  updateWebhook: 'own company',
  rotateWebhookSecret: 'own company',
  sendTestWebhook: 'own company',
  replayWebhook: 'own company',
  deleteWebhook: 'own company',
  // people
  suspendAccount: { id: 'Account' },
  reinstateAccount: { id: 'Account' },
  accounts: 'own company',
  // vendors
  inviteColleague: { vendorId: 'Vendor' },
  setVendorRole: { id: 'Account' },
  withdrawVendorInvitation: { id: 'VendorInvitation' },
  vendorInvitations: 'own company',
  vendors: 'own company',
  updateVendor: { id: 'Vendor' },
  sharePreview: { brochureId: 'Brochure', vendorId: 'Vendor' },
  // writing ads
  createBrochure: 'own company',
  upsertBrochures: 'own company',
  updateBrochure: { id: 'Brochure' },
  renewBrochure: { id: 'Brochure' },
  submitBrochure: { id: 'Brochure' },
  withdrawSubmission: { id: 'Brochure' },
  brochureCheck: { id: 'Brochure' },
  requestArchiving: { id: 'Brochure' },
  withdrawArchiveRequest: { id: 'Brochure' },
  copyBrochure: { id: 'Brochure' },
  positionOfAddress: 'nobody',
  // statistics
  readBrochureStatistics: 'its record',
  vendorFigures: { vendorDatabaseId: 'Vendor' },
  // files of ads
  addAsset: { brochureId: 'Brochure' },
  updateAsset: { id: 'Asset' },
  removeAsset: { id: 'Asset' },
  restoreAsset: { id: 'Asset' },
  reorderAssets: { brochureId: 'Brochure' },
  // coupons
  couponByCode: { code: 'CouponCode' },
  couponPurchases: 'own company',
  couponFigures: { brochureDatabaseId: 'Brochure' },
  redeemCoupon: { code: 'CouponCode' },
  undoRedemption: { id: 'CouponPurchase' },
  redemptionsToday: { vendorDatabaseId: 'Vendor' },
  offlineCoupons: { vendorDatabaseId: 'Vendor' },
  // each code is checked against the company
  recordOfflineRedemptions: { vendorDatabaseId: 'Vendor' },
  resendCoupon: { id: 'CouponPurchase' },
} as const satisfies Record<OwnedAction, OwnerRule>;

/** Returns how the owner is found; null for actions that are not of vendors. */
export function ownerRuleOf(action: Action): OwnerRule | null {
  return Object.hasOwn(owners, action) ? owners[action as OwnedAction] : null;
}
