import { jwtVerify, type JWTPayload } from 'jose';
import type { AccessTokenClaims } from './AccessTokenClaims';
import { accessTokenAudience, accessTokenIssuer } from './accessTokenNames';

/** What a token claims if it is one of ours and has not ended; null for anything else, whatever is wrong with it. */
export async function verifyAccessToken(token: string, secret: string, now: Date): Promise<AccessTokenClaims | null> {
  const payload = await verify(token, secret, now);
  if (payload === null) return null;
  const accountId = Number(payload.sub);
  const tokenVersion = payload.ver;
  if (!Number.isSafeInteger(accountId) || typeof tokenVersion !== 'number') return null;
  return { accountId, tokenVersion };
}

async function verify(token: string, secret: string, now: Date): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, Buffer.from(secret), {
      algorithms: ['HS256'],
      issuer: accessTokenIssuer,
      audience: accessTokenAudience,
      requiredClaims: ['sub', 'jti', 'iat', 'exp'],
      currentDate: now,
    });
    return payload;
  } catch {
    return null;
  }
}
