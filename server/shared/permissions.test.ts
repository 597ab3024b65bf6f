import { authorize, authorizeRole, isKeeperOf, isOfCompany, keptVendorId, permittedActions } from './authorize';
import { actionsNeedingProof } from './actionsNeedingProof';
import { permissions } from './permissions';
import { accountPermissions } from './permissions/accountPermissions';
import { brochurePermissions } from './permissions/brochurePermissions';
import { sitePermissions } from './permissions/sitePermissions';
import type { Owner } from './authorize';
import type { Action } from './permissions';
import type { StaffRole, Viewer } from './Viewer';

const administrator: Viewer = { accountId: 1, role: 'ADMINISTRATOR', staffRole: 'ADMINISTRATOR', vendorId: null };
const ofStaff = (staffRole: StaffRole): Viewer => ({ ...administrator, staffRole });
const vendor: Viewer = { accountId: 2, role: 'VENDOR', vendorId: 7, vendorRole: 'OWNER' };
const editor: Viewer = { ...vendor, vendorRole: 'EDITOR' };
const till: Viewer = { ...vendor, vendorRole: 'TILL' };

function outcome(attempt: () => void): string {
  try {
    attempt();
    return 'allowed';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

const own: Owner = { vendorId: 7 };
const foreign: Owner = { vendorId: 8 };
const ownerless: Owner = { vendorId: null };

it('has each action in one of its parts only', () => {
  const parts = [accountPermissions, brochurePermissions, sitePermissions];
  expect(parts.flatMap((part) => Object.keys(part)).toSorted()).toEqual(Object.keys(permissions).toSorted());
});

it.each<[Viewer | null, Owner | null | undefined, boolean]>([
  [administrator, own, true],
  [administrator, ownerless, true],
  [administrator, null, true],
  [vendor, own, true],
  [vendor, foreign, false],
  [vendor, ownerless, false],
  [vendor, null, false],
  [{ ...vendor, vendorId: null }, ownerless, false],
  [editor, own, true],
  [till, own, false],
  [{ accountId: 2, role: 'VENDOR', vendorId: 7 }, own, false],
  [ofStaff('READER'), ownerless, true],
  [{ ...administrator, staffRole: null }, own, false],
  [null, own, false],
  [null, ownerless, false],
  [null, null, false],
  [null, undefined, false],
])('%j is the keeper of %j: %s', (viewer, owner, keeps) => {
  expect(isKeeperOf(viewer, owner)).toBe(keeps);
});

it.each<[Viewer | null, boolean, number | null]>([
  [administrator, true, null],
  [vendor, true, 7],
  [editor, true, 7],
  [till, true, null],
  [{ ...till, vendorId: 8 }, false, null],
  [{ accountId: 2, role: 'VENDOR', vendorId: 7 }, false, null],
  [null, false, null],
])('%j is of the company: %s, and keeps the ads of %s', (viewer, isColleague, kept) => {
  expect(isOfCompany(viewer, own)).toBe(isColleague);
  expect(keptVendorId(viewer)).toBe(kept);
});

describe('the roles of a vendor', () => {
  const forVisitors = permittedActions(null);
  const allowedTo = (viewer: Viewer) => permittedActions(viewer).filter((action) => !forVisitors.includes(action));

  it('let a till look coupons up, redeem them, and keep its own password and sessions', () => {
    expect(allowedTo(till).sort()).toEqual([
      ...['addPasskey', 'changePassword', 'confirmAuthenticator', 'connectAccount', 'couponByCode'],
      ...['disconnectAccount', 'endSession', 'endVendorViewing', 'logoutEverywhere', 'offlineCoupons', 'proveIdentity'],
      ...['recordOfflineRedemptions', 'redeemCoupon', 'redemptionsToday', 'refreshToken', 'removeAuthenticator'],
      ...['removePasskey', 'renewRecoveryCodes', 'startAuthenticator', 'startConnection', 'startPasskey'],
      ...['undoRedemption'],
    ]);
  });

  it('keep the people of the company for its owners', () => {
    const forEditors = allowedTo(editor);
    expect(
      allowedTo(vendor)
        .filter((action) => !forEditors.includes(action))
        .sort(),
    ).toEqual(
      [
        ...['accounts', 'apiKeyScopes', 'apiKeys', 'createApiKey', 'inviteColleague', 'reinstateAccount'],
        ...['revokeApiKey', 'rotateApiKey', 'setVendorRole', 'suspendAccount'],
        ...['vendorInvitations', 'withdrawVendorInvitation', 'createWebhook', 'deleteWebhook', 'replayWebhook'],
        ...[
          'rotateWebhookSecret',
          'sendTestWebhook',
          'updateWebhook',
          'webhookDeliveries',
          'webhookEventTypes',
          'webhooks',
        ],
      ].sort(),
    );
  });

  it.each<[Viewer, string]>([
    [till, 'Your login is for the till only. Ask an owner of your company for more.'],
    [editor, 'Only an owner of your company may do this.'],
    [{ ...vendor, vendorRole: null }, 'Your account may not do this.'],
  ])('refuse %j with a sentence', (viewer, message) => {
    expect(() => authorizeRole(viewer, 'inviteColleague')).toThrow(message);
  });
});

describe('the roles of staff', () => {
  const actions = Object.keys(permissions) as Action[];
  const added = (role: StaffRole, lesser: StaffRole | null) => {
    const before = new Set(permittedActions(lesser && ofStaff(lesser)));
    return permittedActions(ofStaff(role)).filter((action) => !before.has(action));
  };

  it('let an ADMINISTRATOR call everything, and a login without one what visitors call', () => {
    expect(permittedActions(ofStaff('ADMINISTRATOR'))).toEqual(actions);
    expect(permittedActions({ ...administrator, staffRole: null })).toEqual(permittedActions(null));
  });

  it('give each role all that the one below has', () => {
    expect(added('READER', 'REVIEWER')).toEqual([]);
    expect(added('REVIEWER', 'EDITOR')).toEqual([]);
  });

  it('let a REVIEWER decide besides reading', () => {
    expect(added('REVIEWER', 'READER').sort()).toEqual([
      ...['approveReviews', 'assignReview', 'decideArchiveRequest', 'reviewBrochure', 'reviewers', 'sharePreview'],
      ...['startBulkJob', 'undoApprovals', 'undoBulkJob'],
    ]);
  });

  it('let a READER change its own login only', () => {
    const own = [
      ...['endSession', 'logoutEverywhere', 'setOptionalMails', 'refreshToken', 'changePassword', 'proveIdentity'],
      ...['startAuthenticator', 'confirmAuthenticator', 'removeAuthenticator', 'renewRecoveryCodes', 'startPasskey'],
      ...['addPasskey', 'removePasskey', 'startConnection', 'connectAccount', 'disconnectAccount'],
    ];
    const reading = [
      ...['pageBrochuresByOffset', 'filterBrochuresByDataQuality', 'listInactiveCategories', 'vendors'],
      ...[
        'pendingReviews',
        'deletedBrochures',
        'deletions',
        'readBrochureStatistics',
        'vendorFigures',
        'bulkJobs',
        'bulkJobRows',
      ],
      ...['couponFigures', 'auditLog', 'overview', 'adminSearch', 'duplicateBrochures', 'brochureImports'],
      ...['streetImports', 'siteReport', 'savedViews', 'saveView', 'deleteView'],
    ];
    expect(added('READER', null).sort()).toEqual([...own, ...reading].sort());
  });

  it('refuse with a sentence', () => {
    const message = 'Your role does not allow this. Ask an administrator for more.';
    expect(() => authorizeRole(ofStaff('READER'), 'updateBrochure')).toThrow(message);
    expect(() => authorizeRole(ofStaff('EDITOR'), 'setStaffRole')).toThrow(message);
  });
});

describe('permissions', () => {
  const expected: Record<(typeof permissions)[Action], [anonymous: string, vendor: string, administrator: string]> = {
    anyone: ['allowed', 'allowed', 'allowed'],
    signedIn: ['UNAUTHENTICATED', 'allowed', 'allowed'],
    administrator: ['UNAUTHENTICATED', 'FORBIDDEN', 'allowed'],
    administratorOrOwner: ['UNAUTHENTICATED', 'allowed', 'allowed'],
  };

  it.each(Object.keys(permissions) as Action[])('%s follows its rule for every role', (action) => {
    const [anonymous, forVendor, forAdministrator] = expected[permissions[action]];
    expect(outcome(() => authorizeRole(null, action))).toBe(anonymous);
    expect(outcome(() => authorizeRole(vendor, action))).toBe(forVendor);
    expect(outcome(() => authorizeRole(administrator, action))).toBe(forAdministrator);
    const forOthers = permissions[action] === 'administratorOrOwner' ? 'FORBIDDEN' : forVendor;
    expect(outcome(() => authorize(vendor, action, { vendorId: 7 }))).toBe(forVendor);
    expect(outcome(() => authorize(vendor, action, { vendorId: 8 }))).toBe(forOthers);
    expect(outcome(() => authorize(vendor, action, { vendorId: null }))).toBe(forOthers);
    expect(outcome(() => authorize(administrator, action, { vendorId: null }))).toBe(forAdministrator);
  });

  it.each([null, till, editor, vendor, administrator])('lists for %j exactly the permitted actions', (viewer) => {
    const allowed = (Object.keys(permissions) as Action[]).filter(
      (action) => outcome(() => authorizeRole(viewer, action)) === 'allowed',
    );
    expect(permittedActions(viewer)).toEqual(allowed);
  });
});

describe('a dangerous act', () => {
  /** Written by hand, independently of the permission page. */
  const dangerous: Action[] = [
    ...(['addPasskey', 'answerPrivacyRequest', 'archiveBrochures', 'confirmAuthenticator', 'createApiKey'] as const),
    ...([
      'deleteBrochure',
      'mergeManyBrochures',
      'deleteMapArea',
      'disconnectAccount',
      'inviteColleague',
      'inviteVendor',
      'reinstateAccount',
    ] as const),
    ...(['removeAuthenticator', 'removeFollower', 'removePasskey', 'renewRecoveryCodes', 'rotateApiKey'] as const),
    ...(['createWebhook', 'rotateWebhookSecret', 'updateWebhook'] as const),
    ...(['publishLegalText', 'restoreSiteSettings', 'updateAtdwSettings', 'updateSiteSettings'] as const),
    ...(['sendBulkReports', 'undoApprovals'] as const),
    ...(['acceptAdvertiser', 'allowAtdwRun'] as const),
    ...([
      'inviteStaff',
      'setStaffRole',
      'setVendorRole',
      'startAuthenticator',
      'startConnection',
      'startPasskey',
      'startVendorViewing',
      'suspendAccount',
      'terminateAccount',
    ] as const),
  ];

  it('is on the list', () => {
    expect([...actionsNeedingProof].sort()).toEqual(dangerous.toSorted());
  });

  it.each(Object.keys(permissions) as Action[])(
    '%s asks browsers for a proof if it is one, never programs',
    (action) => {
      const expected = dangerous.includes(action) ? 'PROOF_REQUIRED' : 'allowed';
      const stale = { ...administrator, sessionId: 1, isProven: false };
      expect(outcome(() => authorizeRole(stale, action))).toBe(expected);
      expect(outcome(() => authorize(stale, action, own))).toBe(expected);
      expect(outcome(() => authorizeRole({ ...administrator, sessionId: 1 }, action))).toBe('allowed');
      // the role comes first: nobody is asked for a proof that does not help
      if (permissions[action] === 'administrator') {
        expect(outcome(() => authorizeRole({ ...vendor, isProven: false }, action))).toBe('FORBIDDEN');
      }
    },
  );
});

describe('an administrator who has to set up a second factor', () => {
  const without: Viewer = { ...administrator, lacksFactor: true };

  it('may do that, sign out and change the password, and nothing else: not even read what visitors read', () => {
    const open = (Object.keys(permissions) as Action[]).filter(
      (action) => outcome(() => authorizeRole(without, action)) !== 'SECOND_FACTOR_SETUP_REQUIRED',
    );
    expect(open.sort()).toEqual([
      ...['addPasskey', 'changePassword', 'completeLogin', 'confirmAuthenticator', 'endSession', 'login'],
      ...['loginWithPasskey', 'loginWithProvider', 'logout', 'logoutEverywhere', 'proveIdentity', 'renewSession'],
      ...['requestPasswordReset', 'resetPassword', 'signInProviders', 'startAuthenticator', 'startPasskey'],
      ...['startPasskeyCheck', 'startProviderLogin', 'viewer'],
    ]);
  });

  it('needs a fresh proof for it in a browser', () => {
    expect(outcome(() => authorizeRole({ ...without, isProven: false }, 'startAuthenticator'))).toBe('PROOF_REQUIRED');
  });
});
