import { MoreIcon } from '../../ui/MoreIcon';
import { NavLink } from '../../ui/NavLink';
import styles from './VendorMenu.module.css';
import { vendorMenu } from './vendorMenu';

interface VendorMenuProps {
  vendorId: number;
  onChoose?: () => void;
}

export function VendorMenu({ vendorId, onChoose }: VendorMenuProps) {
  return (
    <nav aria-label="Your company">
      <ul className={styles.menu}>
        {vendorMenu(vendorId).map(({ label, path, icon }) => (
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
