import { isKeeperOf, mayCall } from '../../shared/authorize';
import type { Viewer } from '../../shared/Viewer';

/**
 * Returns whether the viewer may read a company's profile: its own logins and administrators. The public sees only its
 * name, and so does a key without the scope for it.
 */
export function readsProfile(viewer: Viewer | null, vendor: { id: number }): boolean {
  return isKeeperOf(viewer, { vendorId: vendor.id }) && mayCall(viewer, 'vendors');
}
