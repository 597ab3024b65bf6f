import { jwtVerify, type JWTPayload } from 'jose';
import type { RequestContext } from '../../platform/context/RequestContext';
import type { PreviewAccess } from './PreviewAccess';
import type { PreviewGrant } from './PreviewGrant';
import { previewTokenAudience, previewTokenIssuer } from './previewTokenNames';

/** Ours have about 230 characters. */
const longestToken = 1000;

/** Returns what a token opens if it is ours and has not ended; null for anything else, whatever is wrong with it. */
export async function verifyPreviewToken(token: string, secret: string, now: Date): Promise<PreviewGrant | null> {
  const payload = token.length > longestToken ? null : await verify(token, secret, now);
  const [, kind, digits = ''] = /^(brochure|vendor):([1-9]\d{0,9})$/.exec(payload?.sub ?? '') ?? [];
  const stateVersion = payload?.ver;
  if (kind === undefined || typeof stateVersion !== 'number') return null;
  const id = Number(digits);
  return kind === 'brochure'
    ? { kind: 'BROCHURE', brochureId: id, stateVersion }
    : { kind: 'VENDOR', vendorId: id, stateVersion };
}

async function verify(token: string, secret: string, now: Date): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, Buffer.from(secret), {
      algorithms: ['HS256'],
      issuer: previewTokenIssuer,
      audience: previewTokenAudience,
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: now,
    });
    return payload;
  } catch {
    return null;
  }
}

/**
 * Reads by what the caller may see ads that wait for review. A token that does not hold is as good as none. Whoever
 * shows one gets a response of their own, which no cache keeps.
 */
export async function readPreviewAccess(
  { viewer, accessToken, clock, previews, response }: RequestContext,
  token: string | null | undefined,
): Promise<PreviewAccess> {
  const hasToken = token != null && token !== '';
  if (hasToken) response.isPersonal = true;
  return {
    ownVendorId: viewer?.vendorId ?? null,
    grant: hasToken ? await verifyPreviewToken(token, accessToken.secret, clock.now()) : null,
    isOpen: previews === 'open',
  };
}
