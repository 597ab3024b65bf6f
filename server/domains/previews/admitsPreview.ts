import type { Brochure } from '../brochures/Brochure';
import type { PreviewAccess } from './PreviewAccess';

/**
 * Whether the access opens an ad that waits for review. `previewCondition` says the same in SQL. An ad's token holds
 * while the ad has the state that it had; a vendor's token opens the ads whose state is as old as the token.
 */
export function admitsPreview(
  { ownVendorId, grant, isOpen }: PreviewAccess,
  { id, vendorId, stateVersion }: Pick<Brochure, 'id' | 'vendorId' | 'stateVersion'>,
): boolean {
  if (isOpen || (ownVendorId !== null && vendorId === ownVendorId)) return true;
  if (grant === null) return false;
  return grant.kind === 'BROCHURE'
    ? id === grant.brochureId && stateVersion === grant.stateVersion
    : vendorId === grant.vendorId && stateVersion <= grant.stateVersion;
}
