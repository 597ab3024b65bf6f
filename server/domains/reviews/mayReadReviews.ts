import { isAdKeeperOf } from '../../shared/authorize';
import type { Viewer } from '../../shared/Viewer';
import type { Brochure } from '../brochures/Brochure';

/** Returns whether the viewer may read comments before publication: the ad's vendor and administrators. */
export function mayReadReviews(viewer: Viewer | null, { vendorId }: Pick<Brochure, 'vendorId'>): boolean {
  return isAdKeeperOf(viewer, { vendorId });
}
