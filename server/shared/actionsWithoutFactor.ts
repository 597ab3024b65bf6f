import type { Action } from './permissions';

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
