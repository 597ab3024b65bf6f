import type { Action } from './permissions';

/**
 * Dangerous acts: the session of a browser calls them within 10 minutes of a proof only
 * (docs/rules/accounts-and-permissions.md#fresh-proof).
 */
export const actionsNeedingProof: ReadonlySet<Action> = new Set<Action>([
  // what many ads lose at once
  ...(['deleteBrochure', 'archiveBrochures', 'mergeManyBrochures', 'allowAtdwRun', 'deleteMapArea'] as const),
  'undoApprovals',
  // what many people are mailed
  'sendBulkReports',
  // what the whole site shows and promises, and where it reads tourism ads
  ...(['updateSiteSettings', 'restoreSiteSettings', 'publishLegalText', 'updateAtdwSettings'] as const),
  // who else gets in, and as what
  ...([
    ...(['inviteVendor', 'acceptAdvertiser'] as const),
    'inviteColleague',
    'setVendorRole',
    ...(['inviteStaff', 'setStaffRole'] as const),
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
