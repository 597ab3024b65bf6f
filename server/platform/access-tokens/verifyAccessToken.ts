import type { AccessTokenClaims } from './AccessTokenClaims';
import { accessTokenAudience, accessTokenIssuer, viewingAudience } from './accessTokenNames';
import { verifyJwt } from './verifyJwt';

interface Verified {
  claims: AccessTokenClaims;
  secret: string;
  /** in whole seconds, as in tokens */
  endsAt: number;
}

const mostRemembered = 1000;

/** A caller sends the same token with each request, so a verified signature is remembered until the token expires. */
const remembered = new Map<string, Verified>();

/** Returns the claims of a valid token; null for any other text. */
export async function verifyAccessToken(token: string, secret: string, now: Date): Promise<AccessTokenClaims | null> {
  const known = remembered.get(token);
  if (known?.secret === secret && Math.floor(now.getTime() / 1000) < known.endsAt) return known.claims;
  remembered.delete(token);
  const payload = await verifyJwt(token, secret, {
    issuer: accessTokenIssuer,
    audience: [accessTokenAudience, viewingAudience],
    requiredClaims: ['sub', 'jti', 'iat', 'exp'],
    currentDate: now,
  });
  if (payload === null) return null;
  const accountId = Number(payload.sub);
  const { ver: tokenVersion, ses: sessionId, viewing: viewingId } = payload;
  if (!Number.isSafeInteger(accountId) || typeof tokenVersion !== 'number') return null;
  if (sessionId !== undefined && !Number.isSafeInteger(sessionId)) return null;
  if ((payload.aud === viewingAudience) !== Number.isSafeInteger(viewingId)) return null;
  const claims = {
    accountId,
    tokenVersion,
    ...(sessionId !== undefined && { sessionId: Number(sessionId) }),
    ...(viewingId !== undefined && { viewingId: Number(viewingId) }),
  };
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(token, { claims, secret, endsAt: payload.exp ?? 0 });
  return claims;
}
