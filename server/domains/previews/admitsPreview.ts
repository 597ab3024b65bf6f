import type { Brochure } from '../brochures/Brochure';
import type { PreviewAccess } from './PreviewAccess';

/**
 * Returns whether the access opens an ad in review. `previewCondition` is the same rule in SQL. An ad's token is valid
 * while the ad keeps its state. A vendor's token opens ads whose state is no newer than the token, and no drafts. A
 * draft opens to its company and to the draft's own token, which only the company makes.
 */
export function admitsPreview(
  { ownVendorId, grant, isOpen }: PreviewAccess,
  { id, vendorId, stateVersion, submittedAt }: Pick<Brochure, 'id' | 'vendorId' | 'stateVersion' | 'submittedAt'>,
): boolean {
  const isDraft = submittedAt === null;
  if (ownVendorId !== null && vendorId === ownVendorId) return true;
  if (isOpen && !isDraft) return true;
  if (grant === null) return false;
  return grant.kind === 'BROCHURE'
    ? id === grant.brochureId && stateVersion === grant.stateVersion
    : !isDraft && vendorId === grant.vendorId && stateVersion <= grant.stateVersion;
}
