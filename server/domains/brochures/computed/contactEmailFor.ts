import { brochureTypes } from '../fields/brochureTypes';
import { isAdKeeperOf } from '../../../shared/authorize';
import type { Viewer } from '../../../shared/Viewer';
import type { BrochureType } from '../BrochureType';

interface Contact {
  type: BrochureType;
  vendorId: number | null;
  contactEmail: string | null;
}

/**
 * Returns the contact address if the viewer may see it. A source gives the address of a tourism ad for the directory's
 * own use, so only the ad's keepers see it.
 */
export function contactEmailFor(viewer: Viewer | null, brochure: Contact): string | null {
  const isPublic = !brochureTypes[brochure.type].isFromSource;
  return isPublic || isAdKeeperOf(viewer, brochure) ? brochure.contactEmail : null;
}
