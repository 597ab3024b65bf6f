import type { Action } from './permissions';
import type { VendorRole } from './Viewer';

const everyRole: readonly VendorRole[] = ['OWNER', 'EDITOR', 'TILL'];
const owner: readonly VendorRole[] = ['OWNER'];
/** Who keeps the ads of a company, and gets the mails about them. */
export const keeperRoles: readonly VendorRole[] = ['OWNER', 'EDITOR'];

/**
 * The roles of a vendor's logins that may call an action for which one has to sign in. An action that is not listed
 * is for OWNER and EDITOR, so that a new one is closed to the till.
 */
export const vendorRoles: Partial<Record<Action, readonly VendorRole[]>> = {
  // one's own password and sessions
  endSession: everyRole,
  endVendorViewing: everyRole,
  logoutEverywhere: everyRole,
  refreshToken: everyRole,
  changePassword: everyRole,
  proveIdentity: everyRole,
  startAuthenticator: everyRole,
  confirmAuthenticator: everyRole,
  removeAuthenticator: everyRole,
  renewRecoveryCodes: everyRole,
  startPasskey: everyRole,
  addPasskey: everyRole,
  startConnection: everyRole,
  connectAccount: everyRole,
  disconnectAccount: everyRole,
  removePasskey: everyRole,
  // the till
  couponByCode: everyRole,
  redeemCoupon: everyRole,
  undoRedemption: everyRole,
  redemptionsToday: everyRole,
  offlineCoupons: everyRole,
  recordOfflineRedemptions: everyRole,
  // the people of the company
  inviteColleague: owner,
  withdrawVendorInvitation: owner,
  vendorInvitations: owner,
  accounts: owner,
  setVendorRole: owner,
  suspendAccount: owner,
  reinstateAccount: owner,
  // what acts for the company without anybody at the keyboard
  apiKeys: owner,
  apiKeyScopes: owner,
  createApiKey: owner,
  rotateApiKey: owner,
  revokeApiKey: owner,
  webhooks: owner,
  webhookEventTypes: owner,
  webhookDeliveries: owner,
  createWebhook: owner,
  updateWebhook: owner,
  rotateWebhookSecret: owner,
  sendTestWebhook: owner,
  replayWebhook: owner,
  deleteWebhook: owner,
};
