import { isKeeperOf, type Viewer } from '../../shared/permissions';

/** What a company told us about itself is read by itself and by administrators; the public knows its name only. */
export function readsProfile(viewer: Viewer | null, vendor: { id: number }): boolean {
  return isKeeperOf(viewer, { vendorId: vendor.id });
}
