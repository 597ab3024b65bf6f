import { authorize, authorizeRole, permissions, permittedActions, type Action, type Viewer } from './permissions';

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

  it.each([null, vendor, administrator])('lists for %j exactly what it lets through', (viewer) => {
    const allowed = (Object.keys(permissions) as Action[]).filter(
      (action) => outcome(() => authorizeRole(viewer, action)) === 'allowed',
    );
    expect(permittedActions(viewer)).toEqual(allowed);
  });
});
