import type { Brochure } from '../brochures/Brochure';
import type { PreviewAccess } from './PreviewAccess';

/**
 * Returns whether the access opens an ad in review. `previewCondition` is the same rule in SQL. An ad's token is valid
 * while the ad keeps its state. A vendor's token opens ads whose state is no newer than the token.
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
