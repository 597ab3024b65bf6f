import type { ApiKeyScope } from './apiKeyScopes';

/**
 * All permissions on one page; `authorize.ts` checks them. Each GraphQL root field and REST route must name an action of
 * this page. A use case for one vendor's property checks again with the owner. Actions that are not on this page do not
 * exist (docs/rules/accounts-and-permissions.md#roles).
 */
export type Role = 'ADMINISTRATOR' | 'VENDOR';

/** What a login of a vendor is for: everything, its ads, or its till. */
export type VendorRole = 'OWNER' | 'EDITOR' | 'TILL';

/** The caller, as verified by a token. Anonymous callers are null. */
export interface Viewer {
  accountId: number;
  role: Role;
  /** the company of a VENDOR's ads; null for administrators */
  vendorId: number | null;
  /** absent or null for administrators; a VENDOR without it may do no more than a visitor */
  vendorRole?: VendorRole | null;
  /** the session of the token; absent for tokens that an earlier version of the site has signed */
  sessionId?: number;
  /** false for a session that has to prove itself anew before a dangerous act; absent for programs */
  isProven?: boolean;
  /** true for an administrator without a second factor whose time to set one up is over */
  lacksFactor?: boolean;
  /** an administrator sees the site as this login, without changing anything; absent for everybody else */
  viewing?: { id: number; administratorId: number };
  /** the key by which a program calls; absent for people */
  apiKey?: KeyOfCaller;
}

/** An API key narrows what its owner may do to its scopes. */
export interface KeyOfCaller {
  /** the start of the key, which names it without giving it away */
  prefix: string;
  scopes: readonly ApiKeyScope[];
}

export type Rule = 'anyone' | 'signedIn' | 'administrator' | 'administratorOrOwner';

export const permissions = {
  // browsing
  node: 'anyone',
  nodes: 'anyone',
  brochures: 'anyone',
  brochureChanges: 'anyone',
  brochureMarkers: 'anyone',
  places: 'anyone',
  nearbyBrochures: 'anyone',
  searchSuggestions: 'anyone',
  searchAdvice: 'anyone',
  brochureFacets: 'anyone',
  brochureLetters: 'anyone',
  pageBrochuresByOffset: 'administrator',
  filterBrochuresByUpkeep: 'administrator',
  brochure: 'anyone',
  categories: 'anyone',
  listInactiveCategories: 'administrator',
  mapAreas: 'anyone',
  streetIndex: 'anyone',
  printedMaps: 'anyone',
  // accounts
  viewer: 'anyone',
  login: 'anyone',
  // its challenge, or a passkey, is the proof
  completeLogin: 'anyone',
  startPasskeyCheck: 'anyone',
  loginWithPasskey: 'anyone',
  signInProviders: 'anyone',
  startProviderLogin: 'anyone',
  // the provider's answer is the proof
  loginWithProvider: 'anyone',
  startConnection: 'signedIn',
  connectAccount: 'signedIn',
  disconnectAccount: 'signedIn',
  proveIdentity: 'signedIn',
  startAuthenticator: 'signedIn',
  confirmAuthenticator: 'signedIn',
  removeAuthenticator: 'signedIn',
  renewRecoveryCodes: 'signedIn',
  startPasskey: 'signedIn',
  addPasskey: 'signedIn',
  removePasskey: 'signedIn',
  // its cookie is the proof
  renewSession: 'anyone',
  logout: 'anyone',
  endSession: 'signedIn',
  logoutEverywhere: 'signedIn',
  setOptionalMails: 'signedIn',
  refreshToken: 'signedIn',
  apiKeys: 'signedIn',
  apiKeyScopes: 'signedIn',
  createApiKey: 'signedIn',
  rotateApiKey: 'signedIn',
  revokeApiKey: 'administratorOrOwner',
  webhooks: 'signedIn',
  webhookEventTypes: 'signedIn',
  webhookDeliveries: 'signedIn',
  createWebhook: 'signedIn',
  updateWebhook: 'signedIn',
  rotateWebhookSecret: 'signedIn',
  sendTestWebhook: 'signedIn',
  replayWebhook: 'signedIn',
  deleteWebhook: 'signedIn',
  changePassword: 'signedIn',
  requestPasswordReset: 'anyone',
  resetPassword: 'anyone',
  suspendAccount: 'administratorOrOwner',
  reinstateAccount: 'administratorOrOwner',
  terminateAccount: 'administrator',
  accounts: 'signedIn',
  startVendorViewing: 'administrator',
  // its token is the proof
  endVendorViewing: 'signedIn',
  vendorViewings: 'signedIn',
  // vendors
  inviteVendor: 'administrator',
  vendorInvitation: 'anyone',
  registerVendor: 'anyone',
  renewVendorInvitation: 'anyone',
  inviteColleague: 'administratorOrOwner',
  setVendorRole: 'administratorOrOwner',
  withdrawVendorInvitation: 'administratorOrOwner',
  vendorInvitations: 'signedIn',
  vendors: 'signedIn',
  createVendor: 'administrator',
  updateVendor: 'administratorOrOwner',
  notifyAdvertiser: 'administrator',
  sharePreview: 'administratorOrOwner',
  // following
  followTopic: 'anyone',
  readFeed: 'anyone',
  requestFollow: 'anyone',
  followCounts: 'administrator',
  removeFollower: 'administrator',
  // enquiries
  sendEnquiry: 'anyone',
  enquiries: 'administrator',
  handleEnquiry: 'administrator',
  acceptAdvertiser: 'administrator',
  refuseAdvertiser: 'administrator',
  // writing ads
  createBrochure: 'signedIn',
  createAnyBrochure: 'administrator',
  updateBrochure: 'administratorOrOwner',
  renewBrochure: 'administratorOrOwner',
  updateAnyBrochure: 'administrator',
  submitBrochure: 'administratorOrOwner',
  withdrawSubmission: 'administratorOrOwner',
  brochureCheck: 'administratorOrOwner',
  reviewBrochure: 'administrator',
  pendingReviews: 'administrator',
  requestArchiving: 'administratorOrOwner',
  withdrawArchiveRequest: 'administratorOrOwner',
  decideArchiveRequest: 'administrator',
  copyBrochure: 'administratorOrOwner',
  copyAnyBrochure: 'administrator',
  setBrochureIndex: 'administrator',
  deleteBrochure: 'administrator',
  restoreBrochure: 'administrator',
  deletedBrochures: 'administrator',
  restoreBrochureVersion: 'administrator',
  positionOfAddress: 'signedIn',
  // statistics
  recordStatisticEvents: 'anyone',
  readBrochureStatistics: 'administratorOrOwner',
  vendorFigures: 'administratorOrOwner',
  sendActivityReport: 'administrator',
  activityReportPreview: 'administrator',
  // files of ads
  addAsset: 'administratorOrOwner',
  addAssetToAnyBrochure: 'administrator',
  updateAsset: 'administratorOrOwner',
  removeAsset: 'administratorOrOwner',
  reorderAssets: 'administratorOrOwner',
  restoreAsset: 'administratorOrOwner',
  // the life of an ad
  publishBrochure: 'administrator',
  archiveBrochure: 'administrator',
  unarchiveBrochure: 'administrator',
  importBrochures: 'administrator',
  publishBrochures: 'administrator',
  archiveBrochures: 'administrator',
  unarchiveBrochures: 'administrator',
  setBrochuresMapArea: 'administrator',
  undoBrochureChanges: 'administrator',
  bulkJobs: 'administrator',
  bulkJobRows: 'administrator',
  prepareBulkJob: 'administrator',
  startBulkJob: 'administrator',
  undoBulkJob: 'administrator',
  // coupons
  purchaseCoupon: 'anyone',
  // its token is the proof
  reservedCoupon: 'anyone',
  cancelCoupon: 'anyone',
  confirmCoupon: 'anyone',
  setCouponReminder: 'anyone',
  joinWaitingList: 'anyone',
  sendMyCoupons: 'anyone',
  openMyCoupons: 'anyone',
  buyerCoupons: 'anyone',
  // a token or the own login is the proof
  ownData: 'anyone',
  correctOwnData: 'anyone',
  confirmOwnAddress: 'anyone',
  eraseOwnData: 'anyone',
  ownPrivacyRequest: 'anyone',
  privacyRequests: 'administrator',
  recordPrivacyRequest: 'administrator',
  answerPrivacyRequest: 'administrator',
  dataBreaches: 'administrator',
  recordDataBreach: 'administrator',
  assessDataBreach: 'administrator',
  noteBreachNotices: 'administrator',
  couponByCode: 'administratorOrOwner',
  couponPurchases: 'signedIn',
  couponFigures: 'signedIn',
  redeemCoupon: 'administratorOrOwner',
  undoRedemption: 'administratorOrOwner',
  redemptionsToday: 'administratorOrOwner',
  offlineCoupons: 'administratorOrOwner',
  recordOfflineRedemptions: 'administratorOrOwner',
  resendCoupon: 'administratorOrOwner',
  voidCoupon: 'administrator',
  auditLog: 'administrator',
  jobRuns: 'administrator',
  overview: 'administrator',
  health: 'administrator',
  adminSearch: 'administrator',
  runJob: 'administrator',
  duplicateBrochures: 'administrator',
  keepBothBrochures: 'administrator',
  brochureImports: 'administrator',
  startBrochureImport: 'administrator',
  outgoingMails: 'administrator',
  resendMail: 'administrator',
  mailOptOuts: 'administrator',
  removeMailOptOut: 'administrator',
  // categories and printed maps
  createCategory: 'administrator',
  updateCategory: 'administrator',
  reorderCategories: 'administrator',
  createMapArea: 'administrator',
  updateMapArea: 'administrator',
  deleteMapArea: 'administrator',
  createStreetIndexEntry: 'administrator',
  updateStreetIndexEntry: 'administrator',
  deleteStreetIndexEntry: 'administrator',
  importStreets: 'administrator',
  startStreetImport: 'administrator',
  streetImports: 'administrator',
  makePrintedMap: 'administrator',
  uploadPrintedMap: 'administrator',
  publishPrintedMap: 'administrator',
  withdrawPrintedMap: 'administrator',
} as const satisfies Record<string, Rule>;

export type Action = keyof typeof permissions;

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

/**
 * Dangerous acts: the session of a browser calls them within 10 minutes of a proof only
 * (docs/rules/accounts-and-permissions.md#fresh-proof).
 */
export const actionsNeedingProof: ReadonlySet<Action> = new Set<Action>([
  // what many ads lose at once
  ...(['deleteBrochure', 'archiveBrochures', 'deleteMapArea'] as const),
  // who else gets in, and as what
  ...([
    'inviteVendor',
    'inviteColleague',
    'setVendorRole',
    'suspendAccount',
    'reinstateAccount',
    'terminateAccount',
    'startVendorViewing',
  ] as const),
  // data of a person
  ...(['removeFollower', 'answerPrivacyRequest'] as const),
  // what acts for a login by itself
  ...(['createApiKey', 'rotateApiKey', 'createWebhook', 'updateWebhook', 'rotateWebhookSecret'] as const),
  // how one signs in oneself
  ...(['startAuthenticator', 'confirmAuthenticator', 'removeAuthenticator', 'renewRecoveryCodes'] as const),
  ...(['startPasskey', 'addPasskey', 'removePasskey'] as const),
  ...(['startConnection', 'disconnectAccount'] as const),
]);

/** All that an administrator may call who has to set up a second factor first. */
export const actionsWithoutFactor: ReadonlySet<Action> = new Set<Action>([
  ...(['viewer', 'proveIdentity', 'startPasskeyCheck'] as const),
  ...(['startAuthenticator', 'confirmAuthenticator', 'startPasskey', 'addPasskey'] as const),
  // signing in, out, and a new password
  ...(['login', 'completeLogin', 'loginWithPasskey', 'renewSession'] as const),
  ...(['signInProviders', 'startProviderLogin', 'loginWithProvider'] as const),
  ...(['logout', 'endSession', 'logoutEverywhere'] as const),
  ...(['changePassword', 'requestPasswordReset', 'resetPassword'] as const),
]);
