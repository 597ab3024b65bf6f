import type { MoreIconName } from '../../ui/moreIconPaths';
import { privatePaths } from '../../shared/privatePaths';

interface VendorMenuEntry {
  label: string;
  path: string;
  icon: MoreIconName;
}

/** The vendors' area, in the order of how often it is needed. */
export function vendorMenu(vendorId: number): VendorMenuEntry[] {
  return [
    { label: 'Your ads', path: privatePaths.vendorBrochures(vendorId), icon: 'document' },
    { label: 'Redeem a coupon', path: privatePaths.redeem(), icon: 'qr' },
    { label: 'Coupons', path: privatePaths.vendorCoupons(), icon: 'ticket' },
    { label: 'New ad', path: privatePaths.vendorManageBrochures(), icon: 'plus' },
    { label: 'Profile', path: privatePaths.vendorProfile(), icon: 'user' },
  ];
}
