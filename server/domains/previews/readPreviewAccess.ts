import { verifyJwt } from '../../platform/access-tokens/verifyJwt';
import type { RequestContext } from '../../platform/context/RequestContext';
import { keptVendorId } from '../../shared/authorize';
import type { PreviewAccess } from './PreviewAccess';
import type { PreviewGrant } from './PreviewGrant';
import { previewTokenAudience, previewTokenIssuer } from './previewTokenNames';

/** Real tokens have about 230 characters. */
const longestToken = 1000;

/** Returns what a valid token opens; null for an invalid or expired one. */
export async function verifyPreviewToken(token: string, secret: string, now: Date): Promise<PreviewGrant | null> {
  if (token.length > longestToken) return null;
  const payload = await verifyJwt(token, secret, {
    issuer: previewTokenIssuer,
    audience: previewTokenAudience,
    requiredClaims: ['sub', 'iat', 'exp'],
    currentDate: now,
  });
  const [, kind, digits = ''] = /^(brochure|vendor):([1-9]\d{0,9})$/.exec(payload?.sub ?? '') ?? [];
  const stateVersion = payload?.ver;
  if (kind === undefined || typeof stateVersion !== 'number') return null;
  const id = Number(digits);
  return kind === 'brochure'
    ? { kind: 'BROCHURE', brochureId: id, stateVersion }
    : { kind: 'VENDOR', vendorId: id, stateVersion };
}

/**
 * Returns the grounds on which the caller may see ads in review. Ignores an invalid token. The response to a request
 * with a token is private: no cache keeps it.
 */
export async function readPreviewAccess(
  { viewer, accessToken, clock, previews, response }: RequestContext,
  token: string | null | undefined,
): Promise<PreviewAccess> {
  const hasToken = token != null && token !== '';
  if (hasToken) response.isPersonal = true;
  return {
    ownVendorId: keptVendorId(viewer),
    grant: hasToken ? await verifyPreviewToken(token, accessToken.secret, clock.now()) : null,
    isOpen: previews === 'open',
  };
}
