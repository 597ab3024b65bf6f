import type { sealText } from '../../../../shared/secret-tokens/sealedText';

/** How the secret of an authenticator app is encrypted: for one account, by a key of IDENTITY_SECRET. */
export function authenticatorSeal(identitySecret: string, accountId: number): Parameters<typeof sealText>[1] {
  return { secret: identitySecret, purpose: 'authenticator', boundTo: String(accountId) };
}
