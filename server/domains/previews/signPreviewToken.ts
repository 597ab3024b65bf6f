import { SignJWT } from 'jose';
import type { PreviewGrant } from './PreviewGrant';
import { previewDays, previewTokenAudience, previewTokenIssuer } from './previewTokenNames';

interface SignedPreview {
  token: string;
  /** in whole seconds, as in the token */
  expiresAt: Date;
}

/** Returns a token for the grant; it is valid for 30 days, or until the state changes. */
export async function signPreviewToken(grant: PreviewGrant, secret: string, now: Date): Promise<SignedPreview> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const expiresAt = issuedAt + previewDays * 24 * 60 * 60;
  const subject = grant.kind === 'BROCHURE' ? `brochure:${grant.brochureId}` : `vendor:${grant.vendorId}`;
  const token = await new SignJWT({ ver: grant.stateVersion })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(subject)
    .setIssuer(previewTokenIssuer)
    .setAudience(previewTokenAudience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(Buffer.from(secret));
  return { token, expiresAt: new Date(expiresAt * 1000) };
}
