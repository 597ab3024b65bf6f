import type { RequestContext } from '../../platform/context/RequestContext';
import type { PreviewAccess } from './PreviewAccess';
import { verifyPreviewToken } from './verifyPreviewToken';

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
