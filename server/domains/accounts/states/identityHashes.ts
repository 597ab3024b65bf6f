import { keyedHash } from '../../../shared/keyedHash';
import { normalizeEmail } from '../normalizeEmail';
import type { TerminatedIdentity } from './TerminatedIdentity';

/** Returns the keyed hashes that recognise a person: of the e-mail address, and of the ABN if there is one. */
export function identityHashes(
  secret: string,
  { email, abn }: { email: string; abn: string | null },
): Pick<TerminatedIdentity, 'kind' | 'hash'>[] {
  const byEmail = { kind: 'EMAIL', hash: keyedHash(secret, 'terminated e-mail', normalizeEmail(email)) } as const;
  return abn === null ? [byEmail] : [byEmail, { kind: 'ABN', hash: keyedHash(secret, 'terminated ABN', abn) }];
}
