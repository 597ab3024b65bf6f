import type { PreviewGrant } from './PreviewGrant';

/** By what a caller may see ads that wait for review. Administrators need none of it. */
export interface PreviewAccess {
  /** the caller's own company; null for visitors */
  ownVendorId: number | null;
  /** by a token that holds; null without one */
  grant: PreviewGrant | null;
  /** the setting PREVIEWS=open: whoever has the number may look */
  isOpen: boolean;
}
