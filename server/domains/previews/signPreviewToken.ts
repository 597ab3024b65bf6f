import { SignJWT } from 'jose';
import type { PreviewGrant } from './PreviewGrant';
import { previewDays, previewTokenAudience, previewTokenIssuer } from './previewTokenNames';

/** Returns a token that opens what the grant names for 30 days, or until the state changes. */
export function signPreviewToken(grant: PreviewGrant, secret: string, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const subject = grant.kind === 'BROCHURE' ? `brochure:${grant.brochureId}` : `vendor:${grant.vendorId}`;
  return new SignJWT({ ver: grant.stateVersion })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(subject)
    .setIssuer(previewTokenIssuer)
    .setAudience(previewTokenAudience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + previewDays * 24 * 60 * 60)
    .sign(Buffer.from(secret));
}
