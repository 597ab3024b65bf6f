import { randomBytes } from 'node:crypto';
import { openSealedText, sealText } from '../../shared/secret-tokens/sealedText';

const seal = (identitySecret: string, did: string) => ({ secret: identitySecret, purpose: 'webhook', boundTo: did });

/** Returns a new signing secret of 24 random bytes, as Standard Webhooks write it. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`;
}

/** Encrypts a secret for the row of one subscription. */
export function sealWebhookSecret(secret: string, identitySecret: string, did: string): string {
  return sealText(secret, seal(identitySecret, did));
}

/** Returns the secret; null if IDENTITY_SECRET was replaced without keeping the old one. */
export function openWebhookSecret(sealed: string, identitySecret: string, did: string): string | null {
  return openSealedText(sealed, seal(identitySecret, did));
}
