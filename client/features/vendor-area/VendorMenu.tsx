import { MoreIcon } from '../../ui/icons/MoreIcon';
import { NavLink } from '../../ui/links/NavLink';
import styles from './VendorMenu.module.css';
import type { MoreIconName } from '../../ui/icons/moreIconPaths';
import { privatePaths } from '../../shared/privatePaths';

interface VendorMenuEntry {
  label: string;
  path: string;
  icon: MoreIconName;
}

/** The menu of the vendors' area, most used entries first. A login of a till sees what it can use. */
function vendorMenu(vendorId: number, isTill: boolean): VendorMenuEntry[] {
  if (isTill) {
    return [
      { label: 'Redeem a coupon', path: privatePaths.redeem(), icon: 'qr' },
      { label: 'Your login', path: privatePaths.vendorProfile(), icon: 'user' },
    ];
  }
  return [
    { label: 'Your ads', path: privatePaths.vendorBrochures(vendorId), icon: 'document' },
    { label: 'Redeem a coupon', path: privatePaths.redeem(), icon: 'qr' },
    { label: 'Coupons', path: privatePaths.vendorCoupons(), icon: 'ticket' },
    { label: 'Figures', path: privatePaths.companyFigures(), icon: 'chart' },
    { label: 'New ad', path: privatePaths.vendorManageBrochures(), icon: 'plus' },
    { label: 'Profile', path: privatePaths.vendorProfile(), icon: 'user' },
  ];
}

interface VendorMenuProps {
  vendorId: number;
  isTill?: boolean;
  onChoose?: () => void;
}

export function VendorMenu({ vendorId, isTill = false, onChoose }: VendorMenuProps) {
  return (
    <nav aria-label="Your company">
      <ul className={styles.menu}>
        {vendorMenu(vendorId, isTill).map(({ label, path, icon }) => (
          <li key={path}>
            <NavLink className={styles.entry} to={path} onClick={onChoose}>
              <MoreIcon name={icon} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
