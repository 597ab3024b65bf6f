import type { PreviewGrant } from './PreviewGrant';

/** The grounds on which a caller may see ads in review. Administrators need none. */
export interface PreviewAccess {
  /** the caller's own company; null for visitors */
  ownVendorId: number | null;
  /** from a valid token; null without one */
  grant: PreviewGrant | null;
  /** the setting PREVIEWS=open: everyone may see an ad by its number */
  isOpen: boolean;
}
