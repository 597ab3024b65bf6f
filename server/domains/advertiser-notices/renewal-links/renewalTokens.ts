import { recipientHashOf } from '../../../platform/mailer/opt-outs/optOutTokens';
import { isIsoDate } from '../../../shared/dates/isIsoDate';
import { keyedHash } from '../../../shared/keyedHash';
import { isMadeBySecret } from '../../../shared/secrets/olderSecrets';

/** What the link of a reminder is about: the ad as it was, and whom we wrote to. */
export interface RenewalGrant {
  brochureId: number;
  /** ISO date; another last day ends the link */
  lastDay: string;
  /** `stateVersion` of the ad; another state or company ends the link */
  stateVersion: number;
  recipientHash: string;
}

const purpose = 'renew ad';

/** Returns the token of the link that renews an ad. It contains no address, and only we can make it. */
export function renewalTokenOf(secret: string, grant: Omit<RenewalGrant, 'recipientHash'> & { to: string }): string {
  const { brochureId, lastDay, stateVersion, to } = grant;
  const text = `${brochureId}.${lastDay}.${stateVersion}.${recipientHashOf(secret, to)}`;
  return `${text}.${keyedHash(secret, purpose, text)}`;
}

/** Returns what a token is about; null for one that we have not made. */
export function readRenewalToken(secret: string, token: string): RenewalGrant | null {
  const [, text = '', id, lastDay = '', stateVersion, recipientHash = '', signature = ''] =
    /^(([1-9]\d{0,9})\.(\d{4}-\d{2}-\d{2})\.(\d{1,10})\.([0-9a-f]{64}))\.([0-9a-f]{64})$/.exec(token) ?? [];
  if (text === '' || !isIsoDate(lastDay)) return null;
  const isOurs = isMadeBySecret(secret, signature, (each) => keyedHash(each, purpose, text));
  return isOurs ? { brochureId: Number(id), lastDay, stateVersion: Number(stateVersion), recipientHash } : null;
}

/** Returns the address where the ad is renewed. */
export function renewalUrlFor(
  { publicUrl, identitySecret }: { publicUrl: string; identitySecret: string },
  grant: Parameters<typeof renewalTokenOf>[1],
): string {
  return `${publicUrl}/renew?token=${renewalTokenOf(identitySecret, grant)}`;
}
