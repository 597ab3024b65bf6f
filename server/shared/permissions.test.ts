import { authorize, authorizeRole, isKeeperOf, permissions, permittedActions } from './permissions';
import type { Action, Owner, Viewer } from './permissions';

const administrator: Viewer = { accountId: 1, role: 'ADMINISTRATOR', vendorId: null };
const vendor: Viewer = { accountId: 2, role: 'VENDOR', vendorId: 7 };

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

it.each<[Viewer | null, Owner | null | undefined, boolean]>([
  [administrator, own, true],
  [administrator, ownerless, true],
  [administrator, null, true],
  [vendor, own, true],
  [vendor, foreign, false],
  [vendor, ownerless, false],
  [vendor, null, false],
  [{ ...vendor, vendorId: null }, ownerless, false],
  [null, own, false],
  [null, ownerless, false],
  [null, null, false],
  [null, undefined, false],
])('%j is the keeper of %j: %s', (viewer, owner, keeps) => {
  expect(isKeeperOf(viewer, owner)).toBe(keeps);
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

  it.each([null, vendor, administrator])('lists for %j exactly the permitted actions', (viewer) => {
    const allowed = (Object.keys(permissions) as Action[]).filter(
      (action) => outcome(() => authorizeRole(viewer, action)) === 'allowed',
    );
    expect(permittedActions(viewer)).toEqual(allowed);
  });
});
