import type { RequestContext } from '../../platform/context/RequestContext';
import { VendorInvitation } from './VendorInvitation';
import { authorize } from '../../shared/authorize';
import { hashSecretToken } from '../../shared/secret-tokens/hashSecretToken';
import { normalizeEmail } from '../accounts/normalizeEmail';

/** Returns the invitation for a link; null when there is none for this address and token. */
export function findVendorInvitation(
  context: RequestContext,
  { email, token }: { email: string; token: string },
): Promise<VendorInvitation | null> {
  authorize(context.viewer, 'vendorInvitation');
  return context.database
    .getRepository(VendorInvitation)
    .findOneBy({ email: normalizeEmail(email), tokenHash: hashSecretToken(token) });
}
