import { createHmac } from 'node:crypto';
import type { RequestContext } from '../../../platform/context/RequestContext';
import type { AuthorizationAttempt } from '../../../platform/identity-providers/IdentityProviders';
import type { ProviderSettings } from '../../../platform/identity-providers/ProviderSettings';
import { DomainError } from '../../../shared/errors/DomainError';
import { hashSecretToken } from '../../../shared/secret-tokens/hashSecretToken';
import { newSecretToken } from '../../../shared/secret-tokens/newSecretToken';
import { sendSignInCookie } from './signInCookie';
import { SignInTransaction, type SignInPurpose } from './SignInTransaction';

/** Long enough to sign in at the provider, with a second factor there. */
const transactionSeconds = 10 * 60;

interface Wanted {
  provider: ProviderSettings;
  purpose: SignInPurpose;
  /** the login that gets the account; null for a sign-in */
  accountId: number | null;
}

/** Begins a way to a provider and returns the provider's address to send the browser to. */
export async function beginTransaction(context: RequestContext, { provider, ...wanted }: Wanted): Promise<string> {
  const { token, hash: tokenHash } = newSecretToken();
  // first, because without the provider there is nothing to begin
  const url = await context.identityProviders.authorizationUrl(attemptOf(context, provider, token));
  const now = context.clock.now();
  await context.database.getRepository(SignInTransaction).insert({
    ...{ ...wanted, tokenHash, provider: provider.key, createdAt: now },
    expiresAt: new Date(now.getTime() + transactionSeconds * 1000),
  });
  sendSignInCookie(context, token, transactionSeconds);
  return url;
}

/**
 * Ends the way of this browser and returns what to redeem. It counts once; what does not belong to it leaves it as it is.
 * @throws DomainError GONE if this browser has begun no such way, or took too long
 */
export async function takeTransaction(
  context: RequestContext,
  { provider, query, ...wanted }: Wanted & { query: string },
): Promise<AuthorizationAttempt> {
  const { signInToken, clock, database } = context;
  if (signInToken === null) throw gone();
  const attempt = attemptOf(context, provider, signInToken);
  if (new URLSearchParams(query).get('state') !== attempt.state) throw gone();
  const [taken] = await database.query<[{ expires_at: Date }[], number]>(
    `DELETE FROM sign_in_transactions WHERE token_hash = $1 AND provider = $2 AND purpose = $3
      AND account_id IS NOT DISTINCT FROM $4::integer RETURNING expires_at`,
    [hashSecretToken(signInToken), provider.key, wanted.purpose, wanted.accountId],
  );
  const [row] = taken;
  if (row === undefined || row.expires_at <= clock.now()) throw gone();
  sendSignInCookie(context, '', 0);
  return attempt;
}

/** State, nonce and PKCE verifier derive from the token that only this browser has. Each provider has its own address. */
function attemptOf({ publicUrl }: RequestContext, provider: ProviderSettings, token: string): AuthorizationAttempt {
  const derived = (purpose: string): string => createHmac('sha256', token).update(purpose).digest('base64url');
  return {
    provider,
    redirectUri: `${publicUrl}/login/with/${provider.key}`,
    ...{ state: derived('state'), nonce: derived('nonce'), codeVerifier: derived('code verifier') },
  };
}

function gone(): DomainError {
  return new DomainError('GONE', 'This took too long, or began in another browser. Start again.');
}
