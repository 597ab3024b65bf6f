import { isKeeperOf, type Viewer } from '../../shared/permissions';
import type { Brochure } from '../brochures/Brochure';

/** What is said about an ad before the public sees it is between its vendor and the administrators. */
export function mayReadReviews(viewer: Viewer | null, { vendorId }: Pick<Brochure, 'vendorId'>): boolean {
  return isKeeperOf(viewer, { vendorId });
}
