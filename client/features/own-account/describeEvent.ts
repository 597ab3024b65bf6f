import { inWords } from '../audit-changes/inWords';

const sentences: Readonly<Record<string, string>> = {
  login: 'Signed in',
  registerVendor: 'Registered',
  endSession: 'Ended a session',
  endCopiedSession: 'Ended a session that was copied',
  logoutEverywhere: 'Signed out everywhere',
  changePassword: 'Changed the password',
  requestPasswordReset: 'A new password was asked for',
  resetPassword: 'Set a new password by the link of a mail',
  addAuthenticator: 'Set up an authenticator app',
  removeAuthenticator: 'Removed the authenticator app',
  addPasskey: 'Added a passkey',
  removePasskey: 'Removed a passkey',
  useRecoveryCode: 'Used a recovery code',
  renewRecoveryCodes: 'Made new recovery codes',
  removeFactors: 'We removed all second factors on request',
  connectAccount: 'Connected an account',
  disconnectAccount: 'Disconnected an account',
  createApiKey: 'Made an API key',
  rotateApiKey: 'Rotated an API key',
  revokeApiKey: 'Revoked an API key',
  setVendorRole: 'The role of this login was changed',
  setOptionalMails: 'Changed which mails are wanted',
  suspendAccount: 'This login was suspended',
  reinstateAccount: 'This login was reinstated',
  startVendorViewing: 'An administrator began to see the site as you',
  endVendorViewing: 'An administrator stopped seeing the site as you',
};

/** What happened in the own login, for people. An action without a sentence keeps its name, in words. */
export function describeEvent(action: string, detail: string | null): string {
  const what = sentences[action] ?? inWords(action);
  return detail === null ? what : `${what}: ${detail}`;
}
