import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { AccessTokenSettings } from './AccessTokenSettings';
import type { AccessTokenClaims } from './AccessTokenClaims';
import { accessTokenAudience, accessTokenIssuer, viewingAudience } from './accessTokenNames';

/** A token contains the account, its token version and its expiry. Permissions come from the database. */
export function signAccessToken(
  claims: AccessTokenClaims,
  { secret, lifetimeSeconds }: AccessTokenSettings,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const { tokenVersion, sessionId, viewingId } = claims;
  const session = sessionId === undefined ? {} : { ses: sessionId };
  return new SignJWT({ ver: tokenVersion, ...session, ...(viewingId !== undefined && { viewing: viewingId }) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(String(claims.accountId))
    .setJti(randomUUID())
    .setIssuer(accessTokenIssuer)
    .setAudience(viewingId === undefined ? accessTokenAudience : viewingAudience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .sign(Buffer.from(secret));
}
