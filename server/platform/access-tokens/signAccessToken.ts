import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { AccessTokenSettings } from './AccessTokenSettings';
import type { AccessTokenClaims } from './AccessTokenClaims';
import { accessTokenAudience, accessTokenIssuer } from './accessTokenNames';

/** A token contains the account, its token version and its expiry. Permissions come from the database. */
export function signAccessToken(
  claims: AccessTokenClaims,
  { secret, lifetimeSeconds }: AccessTokenSettings,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ ver: claims.tokenVersion, ...(claims.sessionId !== undefined && { ses: claims.sessionId }) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(String(claims.accountId))
    .setJti(randomUUID())
    .setIssuer(accessTokenIssuer)
    .setAudience(accessTokenAudience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .sign(Buffer.from(secret));
}
