import { scopeOf, type ApiKeyScope } from './apiKeyScopes';
import { DomainError } from './errors/DomainError';

/**
 * All permissions on one page. Each GraphQL root field and REST route must name an action of this page. A use case for
 * one vendor's property checks again with the owner. Actions that are not on this page do not exist
 * (docs/rules/accounts-and-permissions.md#roles).
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
  /** the key by which a program calls; absent for people */
  apiKey?: KeyOfCaller;
}

/** An API key narrows what its owner may do to its scopes. */
export interface KeyOfCaller {
  /** the start of the key, which names it without giving it away */
  prefix: string;
  scopes: readonly ApiKeyScope[];
}

type Rule = 'anyone' | 'signedIn' | 'administrator' | 'administratorOrOwner';

export const permissions = {
  // browsing
  node: 'anyone',
  nodes: 'anyone',
  brochures: 'anyone',
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
  changePassword: 'signedIn',
  requestPasswordReset: 'anyone',
  resetPassword: 'anyone',
  suspendAccount: 'administratorOrOwner',
  reinstateAccount: 'administratorOrOwner',
  terminateAccount: 'administrator',
  accounts: 'signedIn',
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
const vendorRoles: Partial<Record<Action, readonly VendorRole[]>> = {
  // one's own password and sessions
  endSession: everyRole,
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
  removePasskey: everyRole,
  // the till
  couponByCode: everyRole,
  redeemCoupon: everyRole,
  undoRedemption: everyRole,
  redemptionsToday: everyRole,
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
  ] as const),
  // data of a person
  ...(['removeFollower', 'answerPrivacyRequest'] as const),
  // what acts for a login by itself
  ...(['createApiKey', 'rotateApiKey'] as const),
  // how one signs in oneself
  ...(['startAuthenticator', 'confirmAuthenticator', 'removeAuthenticator', 'renewRecoveryCodes'] as const),
  ...(['startPasskey', 'addPasskey', 'removePasskey'] as const),
]);

/** All that an administrator may call who has to set up a second factor first. */
const actionsWithoutFactor: ReadonlySet<Action> = new Set<Action>([
  ...(['viewer', 'proveIdentity', 'startPasskeyCheck'] as const),
  ...(['startAuthenticator', 'confirmAuthenticator', 'startPasskey', 'addPasskey'] as const),
  // signing in, out, and a new password
  ...(['login', 'completeLogin', 'loginWithPasskey', 'renewSession'] as const),
  ...(['logout', 'endSession', 'logoutEverywhere'] as const),
  ...(['changePassword', 'requestPasswordReset', 'resetPassword'] as const),
]);

/** The company that owns the object of an action; null for none. */
export interface Owner {
  vendorId: number | null;
}

/**
 * Checks the role, for a key of an account its scopes, and for a session its factors and its last proof.
 * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_SETUP_REQUIRED or PROOF_REQUIRED
 */
export function authorizeRole(viewer: Viewer | null, action: Action): void {
  if (mayCall(viewer, action)) {
    assertTrusted(viewer, action);
    return;
  }
  if (viewer?.apiKey) authorizeKey(viewer.apiKey, action);
  if (!viewer) throw new DomainError('UNAUTHENTICATED', 'Sign in to do this.');
  throw ruleOf(action) === 'administrator' ? forbidden() : notOfRole(viewer);
}

/** A caller at the edge. A partner's key has no account behind it: its viewer is null. */
interface Caller {
  viewer: Viewer | null;
  apiKey: KeyOfCaller | null;
}

/**
 * Checks scopes and role at the edge (GraphQL field, REST route), before anything is loaded.
 * @throws UNAUTHENTICATED or FORBIDDEN
 */
export function authorizeCaller({ viewer, apiKey }: Caller, action: Action): void {
  if (apiKey) authorizeKey(apiKey, action);
  authorizeRole(viewer, action);
}

/** Also for what anyone may do: a key does nothing that it was not made for. */
function authorizeKey(key: KeyOfCaller, action: Action): void {
  if (isInScopes(key, action)) return;
  const scope = scopeOf(action);
  const reason =
    scope === undefined ? 'No key may do this: sign in.' : `This key may not do this: it lacks the scope ${scope}.`;
  throw new DomainError('FORBIDDEN', reason);
}

/**
 * Checks the permission in the use case, where the owner is known.
 * @throws UNAUTHENTICATED or FORBIDDEN
 */
export function authorize(viewer: Viewer | null, action: Action, owner?: Owner): void {
  authorizeRole(viewer, action);
  if (ruleOf(action) === 'administratorOrOwner' && !isOfCompany(viewer, owner)) throw forbidden();
}

/**
 * True for administrators, and for an owner or editor with its own company's property. Everybody else, logins of a
 * till included, sees of it what visitors see.
 */
export function isKeeperOf(viewer: Viewer | null, owner: Owner | null | undefined): boolean {
  if (viewer?.role === 'ADMINISTRATOR') return true;
  return owner?.vendorId != null && owner.vendorId === keptVendorId(viewer);
}

/** As `isKeeperOf`; a key needs a scope of ads too. One for tills or figures sees of an ad what visitors see. */
export function isAdKeeperOf(viewer: Viewer | null, owner: Owner | null | undefined): boolean {
  const isForAds = viewer?.apiKey?.scopes.some((scope) => scope.startsWith('brochures:')) ?? true;
  return isForAds && isKeeperOf(viewer, owner);
}

/** Returns the company whose ads the caller keeps; null for administrators, logins of a till and visitors. */
export function keptVendorId(viewer: Viewer | null): number | null {
  return keeperRoles.includes(viewer?.vendorRole ?? 'TILL') ? (viewer?.vendorId ?? null) : null;
}

/**
 * True for administrators, and for every login of the company, the till included: use it only for what a till shows.
 */
export function isOfCompany(viewer: Viewer | null, owner: Owner | null | undefined): boolean {
  if (viewer?.role === 'ADMINISTRATOR') return true;
  return owner?.vendorId != null && viewer?.vendorRole != null && owner.vendorId === viewer.vendorId;
}

/** Returns all actions that the caller's role may call, for screens that show only permitted actions. */
export function permittedActions(viewer: Viewer | null): Action[] {
  return (Object.keys(permissions) as Action[]).filter((action) => mayCall(viewer, action));
}

/** Whether the caller's role may call an action; some only for what is the caller's own, which `authorize` checks. */
export function mayCall(viewer: Viewer | null, action: Action): boolean {
  const rule = ruleOf(action);
  if (viewer?.apiKey && !isInScopes(viewer.apiKey, action)) return false;
  if (rule === 'anyone' || viewer === null) return rule === 'anyone';
  if (viewer.role === 'ADMINISTRATOR') return true;
  if (rule === 'administrator' || viewer.vendorRole == null) return false;
  return (vendorRoles[action] ?? keeperRoles).includes(viewer.vendorRole);
}

/** What else than the role a permitted call needs. */
function assertTrusted(viewer: Viewer | null, action: Action): void {
  if (viewer?.lacksFactor === true && !actionsWithoutFactor.has(action)) {
    const message = 'Set up a second factor first, on the page of your account.';
    throw new DomainError('SECOND_FACTOR_SETUP_REQUIRED', message);
  }
  if (viewer?.isProven === false && actionsNeedingProof.has(action)) {
    throw new DomainError('PROOF_REQUIRED', 'Confirm first that it is you: your last proof is older than 10 minutes.');
  }
}

function isInScopes({ scopes }: KeyOfCaller, action: Action): boolean {
  const scope = scopeOf(action);
  return scope !== undefined && scopes.includes(scope);
}

function ruleOf(action: Action): Rule {
  return permissions[action];
}

function notOfRole({ vendorRole }: Viewer): DomainError {
  if (vendorRole === 'TILL') {
    return new DomainError('FORBIDDEN', 'Your login is for the till only. Ask an owner of your company for more.');
  }
  if (vendorRole === 'EDITOR') return new DomainError('FORBIDDEN', 'Only an owner of your company may do this.');
  return forbidden();
}

function forbidden(): DomainError {
  return new DomainError('FORBIDDEN', 'Your account may not do this.');
}
