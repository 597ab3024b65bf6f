import { brochureTypes } from './fields/brochureTypes';
import { isKeeperOf, type Viewer } from '../../shared/permissions';
import type { BrochureType } from './BrochureType';

interface Contact {
  type: BrochureType;
  vendorId: number | null;
  contactEmail: string | null;
}

/** The address of a tourism ad was given for the directory's own use: only its keepers read it, the public does not. */
export function contactEmailFor(viewer: Viewer | null, brochure: Contact): string | null {
  const isPublic = !brochureTypes[brochure.type].isFromSource;
  return isPublic || isKeeperOf(viewer, brochure) ? brochure.contactEmail : null;
}
